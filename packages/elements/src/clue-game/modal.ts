/** Opens a dialog over the page, or closes it again; one that merely stands in the page is left alone. */
export function setModal(root: ParentNode, selector: string, open: boolean): void {
  const dialog = root.querySelector<HTMLDialogElement>(selector);
  const isOpen = dialog?.matches(':modal') === true;
  if (open && !isOpen) dialog?.showModal();
  else if (!open && isOpen) dialog?.close();
}
