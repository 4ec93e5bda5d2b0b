/** How a provider cuts a picture into tiles, each of which it bills. */
export interface Tiling {
  /** Edge of the provider's square tile in pixels. */
  tilePixels: number
  /** Most tiles along the longer edge. */
  mostTiles: number
}

export const anthropicTiling: Tiling = { tilePixels: 28, mostTiles: 32 }

export const openaiTiling: Tiling = { tilePixels: 32, mostTiles: 32 }
