/** 53 bits of a text: a hundred thousand of them stay small, and two texts share one about never. */
export function fingerprint(text: string): number {
  let high = 0x2545f491
  let low = 0x6a09e667
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x2c1b3c6d)
    high ^= high >>> 15
    low = Math.imul(low ^ unit, 0x297a2d39)
    low ^= low >>> 13
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
}
