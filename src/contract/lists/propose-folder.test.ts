import { expect, test } from 'vitest'
import { proposeFolder } from './propose-folder.ts'

test.each([
  [['uid', 'storage', 'identifier', 'mime_type'], '/user_upload/a.jpg', 'fileadmin/'],
  [['uid', 'storage', 'identifier', 'mime_type'], '/fileadmin/a.jpg', null],
  [['sku', 'base_image'], '/m/b/a.jpg', 'media/catalog/product/'],
  [['file'], '2024/01/a.jpg', 'wp-content/uploads/'],
  [['uri'], 'public://2024/a.jpg', 'sites/default/files/'],
  [['bild'], 'bilder/a.jpg', null],
])('of a list with %j the path %s belongs into the folder %s', (headers, path, folder) => {
  expect(proposeFolder(headers, path)).toBe(folder)
})
