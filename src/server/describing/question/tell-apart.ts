/** A picture that got the same alt text as the current one, although what is known about it differs. */
export interface AlikePicture {
  altText: string
  /** What its list says about it. */
  material: string
}

/** Placed below the frame if two pictures must be distinguished. */
export const alikeRule = `# Another picture
Another picture of the same website got the very alt text that this one would get. Readers who hear both can not tell them apart. Say in each altText what distinguishes this picture from the other one, as far as the picture and its material show it: the colour, the view, the size, the variant, the person. Invent no difference.`

/** What the prompt says about the other picture, by label. */
export function alikeLines(alike?: AlikePicture): Array<[label: string, text: string]> {
  if (!alike) return []
  return [
    ['Alt text of the other picture', alike.altText],
    ['Material of the other picture', alike.material],
  ]
}
