/** The address of a picture in the shell's release. */
declare module '*.webp' {
  const address: string;
  export default address;
}
