/** Offers a file as a download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL after the click; only then can it be revoked.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
