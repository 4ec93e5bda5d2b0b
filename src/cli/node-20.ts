// Node 20 lacks it; what is bundled here uses it.
URL.parse ??= (address, base) => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
