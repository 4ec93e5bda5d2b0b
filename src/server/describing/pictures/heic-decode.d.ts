declare module 'heic-decode' {
  interface HeicImage {
    /** Upright, in pixels; known before it is decoded. */
    width: number
    height: number
    /** Four bytes a pixel. Blocks the thread. */
    decode(): Promise<{ data: Uint8ClampedArray<ArrayBuffer> }>
  }
  const heicDecode: { all(file: { buffer: Uint8Array }): Promise<HeicImage[]> }
  export default heicDecode
}
