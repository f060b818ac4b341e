/** Called when a call was refused because the person has to set up a second factor first. */
type Listener = () => void;

let listener: Listener | null = null;

/** Who shows the way: the shell. Returns how to end it. */
export function onFactorNeeded(by: Listener): () => void {
  listener = by;
  return () => {
    if (listener === by) listener = null;
  };
}

export function tellFactorNeeded(): void {
  listener?.();
}
