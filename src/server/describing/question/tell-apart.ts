/** A picture that got the same alt text as the one that is asked about, though what is known of it differs. */
export interface AlikePicture {
  altText: string
  /** What its list says of it. */
  material: string
}

/** Stands below the frame where two pictures are to be told apart. */
export const alikeRule = `# Another picture
Another picture of the same website got the very alt text that this one would get. Readers who hear both can not tell them apart. Say in each altText what distinguishes this picture from the other one, as far as the picture and its material show it: the colour, the view, the size, the variant, the person. Invent no difference.`

/** What is said of the other picture, by label. */
export function alikeLines(alike?: AlikePicture): Array<[label: string, text: string]> {
  if (!alike) return []
  return [
    ['Alt text of the other picture', alike.altText],
    ['Material of the other picture', alike.material],
  ]
}
