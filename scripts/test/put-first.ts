/** Sorts the named test files first, in the order of the names, which are the ends of their paths without `.test.ts`. */
export function putFirst<File extends { moduleId: string }>(names: readonly string[], files: File[]): File[] {
  const place = ({ moduleId }: File) => {
    const index = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
    return index < 0 ? names.length : index
  }
  return files.toSorted((one, other) => place(one) - place(other))
}
