/** Where the router asks for the data of the page at a path. One that ends with a slash has no name to add to. */
export function dataAddress(path: string): string {
  return path.endsWith('/') ? `${path}_.data` : `${path}.data`;
}

/** The path of the page whose data are at an address, or the address itself if it is none of data. */
export function pageOfData(address: string): string {
  return address.replace(/(\/)_\.data$|\.data$/, '$1');
}
