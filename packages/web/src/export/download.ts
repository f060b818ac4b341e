/** Hands a file to the browser, which asks or saves as it is set to. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after the click; only then may it go.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
