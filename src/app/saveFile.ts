/** Makes a file from a text. The browser saves or opens the file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
