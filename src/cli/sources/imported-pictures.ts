/** The files of pictures that a module imports, by the names that it gives them: `import logo from './logo.png'`. */
export function importedPictures(text: string): ReadonlyMap<string, string> {
  const imports = text.matchAll(
    /\bimport\s+(\w+)\s+from\s+["']([^"'\n]+\.(?:png|jpe?g|webp|gif|avif|svg|tiff?))(?:\?[^"'\n]*)?["']/gi,
  )
  return new Map(Array.from(imports, ([, name = '', path = '']) => [name, path]))
}
