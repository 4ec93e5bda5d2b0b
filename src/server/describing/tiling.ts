/** How a provider cuts a picture into tiles, each of which it bills. */
export interface Tiling {
  /** Edge of the provider's square tile in pixels. */
  tilePixels: number
  /** Most tiles along the longer edge of a picture in which nothing is to be read. */
  mostTiles: number
  /** The most that the provider looks at: what holds small type is sent at this size. */
  finest: {
    longestPixels: number
    /** In all. */
    tiles: number
  }
}
