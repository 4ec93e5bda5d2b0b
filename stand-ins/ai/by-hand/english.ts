import type { HandWrittenTexts } from './hand-written.ts'

export const english: HandWrittenTexts = {
  inContext: (context) => `According to the list the picture stands in this context: “${context}”.`,
  label: 'The texts for this picture were written by hand for the demo; no AI has seen it.',
  pictures: {
    fig: {
      altText: 'Cut fig with red flesh in a bright red bowl on grey stone',
      description:
        'The fig lies cut side up in a drop-shaped dish with fine grooves. In the strong sunlight it casts a sharp shadow onto the cracked ground.',
      keywords: ['fig', 'fruit', 'flesh', 'red bowl', 'sunlight', 'shadow', 'stone'],
    },
    brushes: {
      altText:
        'Used paintbrushes with bristles in blue, teal, pink and yellow-green, standing close together',
      description:
        'Dried paint clings to the ferrules of the wide and narrow brushes. Warm sunlight makes the bristles glow, while the brown background stays out of focus.',
      keywords: ['paintbrushes', 'painting', 'bristles', 'dried paint', 'acrylic', 'studio', 'colourful'],
    },
    drum: {
      altText:
        'Djembe drum on a light brown beanbag, behind it a pallet table with red wine and a coffee grinder',
      description:
        'The drum lies at an angle on the smooth beanbag, its pale skin facing the viewer. A bottle of red wine, a glass and an old coffee grinder stand on the dark table made of pallet wood; to its left is a tall loudspeaker in front of a wall with glass blocks.',
      keywords: [
        'djembe',
        'drum',
        'beanbag',
        'pallet table',
        'red wine',
        'coffee grinder',
        'loudspeaker',
        'music',
      ],
    },
    mountains: {
      // Strings keywords together, as models do with those of the list: to be looked through.
      altText: 'Hiking, Basque Country, autumn, Aitzgorri, mountain meadow',
      description:
        'Across a green meadow the view opens onto orange autumn woods and a long grey massif of rock behind them. On the right a dark spruce stands out from the coloured trees under a pale, slightly cloudy sky.',
      keywords: [
        'autumn',
        'mountains',
        'Aitzgorri',
        'Basque Country',
        'hiking',
        'meadow',
        'autumn woods',
        'massif',
      ],
    },
    spaniels: {
      altText: 'Two cocker spaniels with curly ears look out of an opening in a wooden wall',
      description:
        'The upper dog shows its tongue, the lower dog rests a paw on the edge. A white towel hangs beside them, and ropes with hooks are stretched in front of the boards.',
      keywords: ['cocker spaniel', 'dogs', 'office dogs', 'wooden wall', 'towel', 'curious', 'pets'],
    },
    stream: {
      altText: 'A stream runs in small steps between pale rocks through a green forest',
      description:
        'At several low ledges the water foams white. Brown leaves lie on the worn, partly mossy stones, and slender trunks frame the bed of the stream.',
      keywords: ['stream', 'brook', 'forest', 'rocks', 'moss', 'leaves', 'nature reserve'],
    },
    path: {
      altText:
        'Dirt path across a mountain meadow towards grey rock faces with patches of snow under a blue sky',
      description:
        'Worn and lined by a crumbling edge, the trail climbs the slope. Snow still lies on the steep walls of the Picos de Europa, and a white cloud rises behind the ridge.',
      keywords: [
        'mountain path',
        'hiking',
        'Picos de Europa',
        'snow patch',
        'rock face',
        'meadow',
        'blue sky',
        'mountains',
      ],
    },
    dandelion: {
      // Says that it is a picture, as models do: to be looked through.
      altText: 'Image of a dandelion clock against the warm light of the low sun',
      description:
        'On the left in the foreground, the round seed head is in sharp focus, its stem glowing yellow-green. Many more dandelions blur into the meadow behind it, and the sun flashes through the grass on the horizon.',
      keywords: ['dandelion', 'seed head', 'meadow', 'backlight', 'evening sun', 'grass', 'allergy'],
    },
    sunset: {
      altText: 'Sunset above dark mountain ranges, in front a round stone viewpoint table on a hilltop',
      description:
        'Just above the horizon the sun outshines everything around it, and reflections of its light run across the slope. Remains of snow lie on the short grass, and rays are engraved in the slab.',
      keywords: [
        'sunset',
        'mountains',
        'backlight',
        'viewpoint table',
        'patches of snow',
        'horizon',
        'evening sky',
      ],
    },
    gradient: {
      altText: 'Abstract colour gradient from violet through orange to green and turquoise',
      description:
        'The colours blend softly; only in the middle a shape like a folded sheet of paper curves into view. As a background it carries no message of its own.',
      keywords: ['gradient', 'background', 'abstract', 'colourful', 'violet', 'orange', 'turquoise'],
    },
    logo: {
      altText: 'Nordlicht – go to the home page',
      description:
        'The logo of Nordlicht GmbH is a dark green circle beside the name “Nordlicht” in dark blue letters.',
      keywords: ['logo', 'Nordlicht', 'home page', 'company name', 'circle', 'brand'],
    },
    chart: {
      altText:
        'Bar chart of visitor numbers in 2025: a rise to 260,000 in the third quarter, then a fall to 210,000',
      description:
        'Four blue bars under the title “Besucher 2025 (Tausend)”, visitors in thousands, stand for the quarters. The values are 120 (Q1), 180 (Q2), 260 (Q3) and 210 thousand (Q4).',
      keywords: ['bar chart', 'visitor numbers', '2025', 'quarter', 'annual report', 'statistics'],
    },
  },
}
