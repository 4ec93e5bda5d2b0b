import { type OwnPicture, ownPictures } from './own-pictures.ts'

/**
 * How much the channels of two fingerprints (0–255) may differ on average. Measured: 2 when one picture is scaled down
 * and compressed hard, 8 and more between a picture and a crop of it, 30 and more between two pictures.
 */
const mostDifference = 4

/** Which of the demo's own pictures has this fingerprint; undefined for any other picture. */
export function findOwnPicture(fingerprint: Uint8Array): OwnPicture | undefined {
  return ownPictures.find(({ fingerprints }) =>
    fingerprints.some((known) => differ(Buffer.from(known, 'base64'), fingerprint) <= mostDifference),
  )
}

function differ(known: Uint8Array, seen: Uint8Array): number {
  return known.reduce((sum, value, index) => sum + Math.abs(value - (seen[index] ?? 0)), 0) / known.length
}
