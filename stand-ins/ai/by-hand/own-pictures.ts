import type { Purpose } from '#stand-ins/ai/writing/choose-purpose.ts'

export type OwnPictureName =
  | 'fig'
  | 'brushes'
  | 'drum'
  | 'mountains'
  | 'spaniels'
  | 'stream'
  | 'path'
  | 'dandelion'
  | 'sunset'
  | 'gradient'
  | 'logo'
  | 'chart'

/** A picture of the lists that the demo begins with. */
export interface OwnPicture {
  name: OwnPictureName
  /** Unless its role or link says otherwise. */
  purpose: Purpose
  /** Base64; more than one where a copy has other colours. */
  fingerprints: string[]
}

export const ownPictures: readonly OwnPicture[] = [
  {
    name: 'fig',
    purpose: 'informative',
    fingerprints: ['m5mXU0M+mkk3spaRd3NysjkUwzQcrSkcm5SQuSsbv0MsfBUOj4uGo3ZyjBkQll1Z'],
  },
  {
    name: 'brushes',
    purpose: 'informative',
    fingerprints: ['M2WkprCmsWpAZz4mGUuje2OK1adKmHZSQF+yjjxeg1I1jmVKQ1F8Wk9vZFVDZj0p'],
  },
  {
    name: 'drum',
    purpose: 'informative',
    fingerprints: ['Y1dGgn5riHxjiXlaWTokalI5YEoxc19DhVMimGo9o4NVsIVDm18nj1kujFUouXgk'],
  },
  {
    name: 'mountains',
    purpose: 'informative',
    fingerprints: ['3OLqx9Ldytbfzt7pkHBWjoSCf4uihISLX2Q3em9CeW9OYVQ6V241WnM2WnQ2W3c3'],
  },
  {
    name: 'spaniels',
    purpose: 'informative',
    fingerprints: ['j5GQkZCXvL3AwsTHmJqZYFRMuLOxv76/iomDcm5ld2NPhHFZjI6KiYqGamJXem1a'],
  },
  {
    name: 'stream',
    purpose: 'informative',
    fingerprints: ['YWtUQ1Q9WGtRS1w8b3Fham9gbnNsaGpZXV1Ui4uMbW5mdHFqQUQ8b3BycnNsQ0M/'],
  },
  {
    name: 'path',
    purpose: 'informative',
    fingerprints: [
      'gZnAW3+xUHOkVW+fYWJomZ+qaWpyhoKHU0gsXFI8bmZZlY2DT0AzZlI7XU8sX1Iz',
      'e5a7U3uuR26gS2qZWltal5ylZGRpgX2ATUIRVk0nZl9Jj4d3Sz0jYE0lV0oPWEwY',
    ],
  },
  {
    name: 'dandelion',
    purpose: 'informative',
    fingerprints: ['lYhg38qo1sWkmI1lZFsvlXdLblgsYVMiKCsLQzwYPzwaNzUSGB8GHiMEFRsDLCsQ'],
  },
  {
    name: 'sunset',
    purpose: 'informative',
    fingerprints: ['dImnkqXBlajDfpOtrba71NXT1dLJoqCYNS8maFQzalgzPjgxNSgaMiYYKCIZLicg'],
  },
  {
    name: 'gradient',
    purpose: 'decorative',
    fingerprints: ['exa5gj6GeWplOK6ZeCuinlJip2w/WKxJUGK7d3B9uoUeaZlCKqTOVIiQgXJafU6N'],
  },
  {
    name: 'logo',
    purpose: 'functional',
    fingerprints: ['w93b8Pf2////////S5iSmr++3+Dj5eboS5iSmr++293f5ebow93b8ff2////////'],
  },
  {
    name: 'chart',
    purpose: 'complex',
    fingerprints: ['9PT08fHx/f39/////////Pz8usjx6e35y9b0k6rsi6Tri6Trws/yv8zywM3ywM3y'],
  },
]
