/** How a provider cuts a picture into tiles, each of which it bills. */
export interface Tiling {
  /** Edge of the provider's square tile in pixels. */
  tilePixels: number
  /** Most tiles along the longer edge. */
  mostTiles: number
}
