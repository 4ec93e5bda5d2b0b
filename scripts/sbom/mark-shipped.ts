/** The part of a CycloneDX document that is read and changed here. */
export interface Bom {
  metadata: { component: { 'bom-ref': string; name: string; type: string } }
  components: Array<{ 'bom-ref': string; name: string; scope?: string }>
  dependencies: Array<{ ref: string; dependsOn?: string[] }>
}

/**
 * Returns the document with `required` for what is shipped, the named packages and everything that they depend on, and `excluded` for what
 * only builds and tests the product. To npm, packages that are bundled for the browser are development dependencies.
 */
export function markShipped(bom: Bom, shipped: readonly string[]): Bom {
  const root = bom.metadata.component
  const needs = new Map(bom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const nameOf = new Map(bom.components.map((component) => [component['bom-ref'], component.name]))
  const reached = new Set(
    (needs.get(root['bom-ref']) ?? []).filter((ref) => shipped.includes(nameOf.get(ref) ?? '')),
  )
  // Iterating a Set includes entries that are added during the iteration.
  for (const ref of reached) for (const needed of needs.get(ref) ?? []) reached.add(needed)
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...root, name: 'bildwort', type: 'application' } },
    components: bom.components.map((component) => ({
      ...component,
      scope: reached.has(component['bom-ref']) ? 'required' : 'excluded',
    })),
  }
}
