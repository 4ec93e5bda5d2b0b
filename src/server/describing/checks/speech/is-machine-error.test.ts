import { expect, test } from 'vitest'
import { isMachineError } from './is-machine-error.ts'

test.each([
  '502 bad gateway – the vision backend did not respond in time',
  'http 403 forbidden: no tiene permiso para acceder a este recurso.',
  'fehler 504: zeitüberschreitung am gateway',
  'runtimeerror: cuda out of memory. tried to allocate 2.14 gib',
  'exception: imagedownloaderror – host nie odpowiada',
  '<html><head><title>502 bad gateway</title></head>',
  'connection refused: ollama neběží na portu 11434',
  'se agotó el tiempo de espera (etimedout 10.0.3.17:8000)',
  'content_policy_violation',
])('“%s” is what a machine answers', (text) => {
  expect(isMachineError(text)).toBe(true)
})

test.each([
  'browser window with the message … and a button to go back',
  'page of a shop that was not found: a cartoon robot looks under a rug',
  'error bars on a chart of crop yields',
  'terrorist attack memorial with 404 names',
  'bus of line 502 at gateway station',
  'fehlerteufel aus pappe auf einem wagen im karnevalsumzug',
  'gpu with two fans on a test bench',
  'panic room behind a steel door',
  'error 404: a cartoon robot looks under a rug',
])('“%s” is what somebody sees', (text) => {
  expect(isMachineError(text)).toBe(false)
})
