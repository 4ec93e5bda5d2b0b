import { expect, test } from 'vitest'
import { checkFileName } from './check-file-name.ts'

test.each([
  ['IMG_1234.jpg', 'IMG_1234.jpg'],
  ['IMG_1234.jpg', 'IMG_1234'],
  ['IMG_1234.jpg', 'IMG 1234: Hund auf einer Wiese'],
  ['IMG_1234.jpg', 'Hund auf einer Wiese (img_1234.JPG)'],
  ['feige-rot-final.png', 'feige-rot-final'],
  ['feige-rot-kopie.png', 'Feige Rot Kopie'],
  ['DSC00412', 'DSC00412'],
  ['P1030412.JPG', 'P1030412'],
  ['other.jpg', '20230514_101233'],
  ['other.jpg', '_MG_4711'],
  ['20230514_101233.jpg', 'Hund auf einer Wiese, 20230514_101233'],
  ['DSC00412.JPG', 'Sunset over a lake, DSC00412'],
  ['mela_rossa.jpg', 'mela_rossa'],
  ['mela-rossa.jpg', 'mela-rossa'],
  ['playa%20norte_2.jpg', 'playa norte_2'],
  ['jablko-na-stole.webp', 'jablko-na-stole'],
  ['alma.png', 'alma.png'],
  ['Screenshot 2024-03-01 101500.png', 'Screenshot 2024-03-01 101500'],
  ['zdjecie-1024x768.jpg', 'zdjecie-1024x768'],
  ['slika (3).jpg', 'slika (3)'],
  ['3f2a9c1e-77aa.jpg', 'Planinska koča 3f2a9c1e-77aa'],
  ['RotesHausAmSee.jpg', 'RotesHausAmSee'],
  ['other.jpg', 'header_neu.png'],
  ['other.jpg', 'WhatsApp Image 2022-03-14 at 18.07.33 (2).jpg'],
  ['other.jpg', 'Kopia zapasowa_zdj_klasowe_1988.bmp'],
  ['other.jpg', '/media/2020/pleno_foto02_(copia).jpg'],
])('%s is named by “%s”', (filename, altText) => {
  expect(checkFileName(altText, filename)).toBeTruthy()
})

test('a name that is the whole text is sure, one inside a text is doubtful', () => {
  expect(checkFileName('IMG_1234.jpg', 'IMG_1234.jpg')).toBe(true)
  expect(checkFileName('https://example.com/dog.jpg', 'dog.jpg')).toBe(true)
  expect(checkFileName('Hund auf einer Wiese, IMG_1234.jpg', 'IMG_1234.jpg')).toBe('doubtful')
})

test.each([
  ['RX7900.jpg', 'Grafikkarte RX7900 mit drei Lüftern'],
  ['Karl-Marx-Allee.jpg', 'Wohnblöcke an der Karl-Marx-Allee'],
  ['M8x40.png', 'Schraube M8x40'],
  ['P1030412.jpg', 'Kreiselpumpe P1030412'],
  ['20457812-301544.jpg', 'Ersatzteil 20457812-301544 für Kettensägen'],
  ['mg-tf-160.jpg', 'MG TF 160 in Silber vor einer Garage'],
  ['gsb-1300.webp', 'gsb-1300'],
  ['picture.jpg', 'Screenshot of a blog dashboard with nine thumbnails, the selected one named IMG_2207'],
])('what the file %s is called after may be said: “%s”', (filename, altText) => {
  expect(checkFileName(altText, filename)).toBe(false)
})

test('a sign may say an address', () => {
  expect(checkFileName('www.example.com', 'sign.jpg', 'text')).toBe(false)
  expect(checkFileName('www.example.com', 'sign.jpg')).toBe(true)
})

test.each([
  ['rote-feige.jpg', 'Rote Feige, aufgeschnitten auf einem Teller'],
  ['rote-feige.jpg', 'Rote Feige'],
  ['t-shirt.jpg', 'Weißes T-Shirt auf einem Bügel'],
  ['coca-cola.png', 'Coca-Cola'],
  ['apfel.jpg', 'Apfel'],
  ['bildwort.svg', 'Logo von Bildwort'],
  ['boeing-747.jpg', 'Eine Boeing-747 beim Start'],
  ['mercatino.jpg', 'Mercatino di Natale in piazza'],
  ['playa-norte.jpg', 'Playa Norte al amanecer'],
  ['praha-hrad.jpg', 'Pražský hrad, Praha'],
  ['alma-fa.jpg', 'Almafa virágzásban'],
  ['rower.jpg', 'Czerwony rower pod ścianą'],
  ['bled.jpg', 'Bled z otokom in cerkvijo'],
  ['screen.png', 'Browser mit der Datei index.html und dem Bild logo.png im Ordner'],
  ['IMG_1234.jpg', 'Hund auf einer Wiese'],
  ['2024.jpg', 'Kalender 2024'],
  ['red-house.jpg', 'A red house by the sea'],
  ['rock-n-roll.jpg', 'Neon sign reading rock-n-roll'],
  ['a.jpg', 'A dog'],
  ['alte-bruecke-in-mostar.jpg', 'Alte Bruecke in Mostar'],
  ['canon_eos_r5.jpg', 'Canon EOS R5 ohne Objektiv'],
  ['new-york.jpg', 'New York bei Nacht'],
  ['neu-ulm.jpg', 'Rathaus von Neu-Ulm'],
  ['world-cup-final.jpg', 'World Cup final in Rome'],
  ['marathon-2023.jpg', 'Marathon 2023: Läufer auf einer Brücke'],
  ['spider-web.jpg', 'Spider-web with dew drops'],
  ['x.jpg', 'Auto der Klasse X'],
  ['iphone-15.jpg', 'iPhone 15 in Blau'],
  ['image.php', 'Brücke über die Donau'],
  ['%E0%A4%A.jpg', 'Brücke über die Donau'],
])('%s is not named by “%s”', (filename, altText) => {
  expect(checkFileName(altText, filename)).toBe(false)
})
