declare module 'heic-decode' {
  interface HeicPixels {
    width: number
    height: number
    /** Four bytes a pixel, upright. */
    data: Uint8ClampedArray<ArrayBuffer>
  }
  /** Blocks the thread. */
  const decode: (file: { buffer: Uint8Array }) => Promise<HeicPixels>
  export default decode
}
