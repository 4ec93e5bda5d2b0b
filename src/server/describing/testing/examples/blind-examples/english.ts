import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in English alone. Written by someone who had not seen the checks, and not changed since. */
export const englishExamples: Record<string, CheckExample> = {
  'an English alt text about photo booth strips': {
    texts: {
      en: {
        altText: 'Photo booth strips pinned to a corkboard above a student desk',
        description:
          'Each strip has four frames of the same group of friends pulling faces. Below them are a lamp, a mug of pens and an open notebook.',
      },
    },
    breaks: [],
  },
  'an English screenshot of a chat in which an assistant declines': {
    texts: {
      en: {
        altText:
          'Screenshot of a chat window in which the assistant answers: “I’m sorry, I can’t help with that.”',
        description:
          'The user’s question above the answer is blurred. A text field with the hint “Ask anything” is at the bottom.',
      },
    },
    breaks: [],
  },
  'an English alt text that says the year which is also the file name': {
    texts: {
      en: {
        altText: 'Fireworks over Sydney Harbour Bridge at New Year 2023',
        description:
          'Gold and purple bursts are reflected in the water. Dozens of small boats with lights are anchored in front of the bridge.',
      },
    },
    filename: '2023.jpg',
    breaks: [],
  },
  'an English technical drawing with signs that are not emoji': {
    texts: {
      en: {
        altText: 'Drawing № 14 of a ½-inch Gore-Tex™ valve: 120 °C inlet → 40 °C outlet, ±2 °C, © 2021',
        description:
          'The valve is cut open lengthwise, with arrows for the direction of flow. A table in the corner lists part numbers and a price of €18.',
      },
    },
    breaks: [],
  },
  'an English alt text of one sentence with nine abbreviations': {
    texts: {
      en: {
        altText:
          'Rev. J. R. Smith Jr. and Mrs. Smith on the steps of St. Mary’s in Washington, D.C., at approx. 9 a.m.',
        description:
          'He wears a dark suit, she a pale green dress with a corsage. Guests wait behind them in the open doorway.',
      },
    },
    breaks: [],
  },
  'an English slide with inequality signs, an ampersand, a sharp and an asterisk': {
    texts: {
      en: {
        altText: 'Slide from a C# course at Marks & Webb showing when 2 < x and y > 7, and that 3 * 4 = 12',
        description:
          'White text stands on a dark blue background. The conditions x > 2 and y > 7 are drawn as shaded areas on a grid beneath.',
      },
    },
    breaks: [],
  },
  'an English picture that is itself a placeholder graphic': {
    texts: {
      en: {
        altText: 'Grey box with a crossed-out camera and the words “No image available”',
        description:
          'The box is square and has a thin darker border. The camera is drawn in plain lines above the words.',
      },
    },
    breaks: [],
  },
  'an English alt text of two words': {
    texts: {
      en: {
        altText: 'Search',
        description: 'A magnifying glass in thin grey lines, used as the button that starts a search.',
      },
    },
    filename: 'search.svg',
    breaks: [],
  },
  'an English alt text that begins with "This image depicts"': {
    texts: {
      en: {
        altText: 'This image depicts a golden retriever catching a frisbee in a park',
        description:
          'The dog is in mid-air with all its paws off the ground. Two people applaud in the background.',
      },
    },
    breaks: ['opening'],
  },
  'an English alt text that begins with the camera’s number': {
    texts: {
      en: {
        altText: 'DSC00412 - bride and groom cutting the cake',
        description:
          'The three-tiered cake is decorated with fresh roses. Guests hold up their phones to film the moment.',
      },
    },
    filename: 'DSC00412.JPG',
    breaks: ['file_name'],
  },
  'an English shop’s alt text that only strings search terms together': {
    texts: {
      en: {
        altText:
          'running shoes, best running shoes, cheap running shoes, men’s running shoes, running shoes sale, buy running shoes online',
        description: 'A pair of blue trainers with white soles seen from the side on a plain background.',
      },
    },
    keywords: ['running shoes', 'men’s running shoes'],
    breaks: ['stuffing'],
  },
  'an English alt text wrapped in curly quotation marks': {
    texts: {
      en: {
        altText: '“Barista pouring milk into a cappuccino to form a leaf”',
        description:
          'Only the hands, the steel jug and the brown cup can be seen. Steam rises in front of a tiled wall.',
      },
    },
    breaks: ['quotes'],
  },
  'an English error text for both alt text and description': {
    texts: {
      en: {
        altText: 'Error in image description',
        description: 'An error occurred while creating the image description. Please try again later.',
      },
    },
    breaks: ['placeholder', 'refusal'],
  },
  'an English alt text of four short sentences': {
    texts: {
      en: {
        altText:
          'A lighthouse stands on a cliff. Waves crash below. The sky is orange. A lone gull flies past.',
        description:
          'The lighthouse is white with a red lantern room, and its lamp is already lit. A footpath leads to it through the heather.',
      },
    },
    breaks: ['sentences'],
  },

  'an English alt text wrapped in single quotation marks and labelled inside': {
    texts: {
      en: {
        altText: "'Image description: two chess players thinking at a stone table'",
        description:
          'Both players are elderly men in flat caps. Onlookers lean over their shoulders and point at the board.',
      },
    },
    breaks: ['quotes', 'label'],
  },
}
