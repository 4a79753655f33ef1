import { type CSSResult, css } from 'lit';

/** The look of what an open desk shows. */
export const panelStyles: CSSResult = css`
  .who {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .outcome {
    font-size: var(--_text-large);
    font-weight: 600;
  }
  .due {
    display: grid;
    gap: var(--_space-1);
    padding: var(--_space-2) var(--_space-3);
    border-radius: var(--_radius-small);
    background: var(--_sunken);
    font-variant-numeric: tabular-nums;
  }
  .due .row {
    gap: 0 var(--_space-2);
    margin-inline-start: calc(-1 * var(--_space-2));
  }
  .due .quiet {
    font-size: var(--_text-small);
  }
  .steps {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  }
  .steps button {
    padding-inline: 0.5rem;
    font-weight: 400;
    line-height: 1.2;
  }
  .steps .primary {
    grid-column: 1 / -1;
    font-weight: 600;
  }
  .soon {
    color: var(--_oxblood-ink);
  }
  .mark {
    display: inline-block;
    padding: 0 0.5rem;
    border-radius: var(--_radius-round);
    background: var(--_oxblood);
    color: var(--_on-oxblood);
  }
  .allowed ul {
    display: grid;
    gap: 2px;
    padding-inline-start: 1.125rem;
    list-style: disc;
  }
  .answer {
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-3);
    border: 1px solid var(--_felt);
    border-radius: var(--_radius-small);
  }
  .answer.refused {
    border-color: var(--_oxblood-ink);
  }
  .answer ol {
    display: grid;
    gap: var(--_space-1);
    padding-inline-start: 1.5rem;
    list-style: decimal;
  }

  /* The ring of areas around the corridor. */
  .ring {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: repeat(4, minmax(4.25rem, auto));
    gap: 3px;
    padding: 3px;
    border-radius: var(--_radius-small);
    background: var(--_frame);
  }
  .place {
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 0.375rem 0.5rem;
    border-radius: 3px;
    background: var(--_surface);
    font-size: clamp(0.75rem, 2.1cqi, var(--_text-small));
    line-height: 1.2;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .place-name {
    font-weight: 600;
  }
  .place small {
    font-size: 0.6875rem;
  }
  .standing {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
  }
  .place .token-picture {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .place[data-index='-1'] {
    grid-area: 2 / 2 / 4 / 3;
    background: var(--_sunken);
  }
  .place[data-index='3'] {
    grid-area: 2 / 3 / 4 / 4;
  }
  .place[data-index='0'] {
    grid-area: 1 / 1;
  }
  .place[data-index='1'] {
    grid-area: 1 / 2;
  }
  .place[data-index='2'] {
    grid-area: 1 / 3;
  }
  .place[data-index='4'] {
    grid-area: 4 / 3;
  }
  .place[data-index='5'] {
    grid-area: 4 / 2;
  }
  .place[data-index='6'] {
    grid-area: 4 / 1;
  }
  .place[data-index='7'] {
    grid-area: 3 / 1;
  }
  .place[data-index='8'] {
    grid-area: 2 / 1;
  }

  /* What there is to send. */
  .letters {
    display: grid;
    gap: var(--_space-2);
  }
  .letter {
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-1) var(--_space-2);
    border: 1px solid var(--_line);
    border-inline-start: 0.25rem solid var(--_felt);
    border-radius: var(--_radius-small);
  }
  .letter.private {
    border-inline-start-color: var(--_oxblood-ink);
  }
  .letter.sent {
    border-inline-start-color: var(--_line);
  }
  .letter-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--_space-2);
  }
  .letter-title {
    display: grid;
    padding-inline: var(--_space-1);
    border: 0;
    background: none;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  @container (max-width: 34rem) {
    .letter-head {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .letter-title {
      grid-column: 1 / -1;
    }
    .copy {
      justify-self: start;
    }
  }
  .letter.sent .letter-title {
    color: var(--_ink-soft);
  }

  /* The log and the ledger. */
  .steps-log {
    display: grid;
    gap: var(--_space-3);
  }
  .steps-log time {
    color: var(--_ink-soft);
    font-size: var(--_text-small);
    font-variant-numeric: tabular-nums;
  }
  .secrets dl {
    display: grid;
    gap: var(--_space-1);
  }
  .secrets dt {
    font-weight: 600;
  }
  .secrets dd {
    color: var(--_ink-soft);
  }
  .solution {
    font-weight: 600;
  }
`;
