/**
 * Opens a dialog over the page, or closes it again; one that merely stands in the page is left alone.
 * The focus goes to what is marked `data-focus`: a long text is read from its heading, not from the button at its end.
 */
export function setModal(root: ParentNode, selector: string, open: boolean): void {
  const dialog = root.querySelector<HTMLDialogElement>(selector);
  const isOpen = dialog?.matches(':modal') === true;
  if (open && !isOpen && dialog?.isConnected) {
    // One that was taken off the page with its game still says that it is open, and is modal no longer.
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
  } else if (!open && isOpen) dialog.close();
}
