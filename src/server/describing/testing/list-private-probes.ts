import { loopback, loopback6, mapped, otherPrivate, otherPrivate6, respell } from './spell-private-hosts.ts'

/** One try to make the fetcher connect to where it must not. */
export interface Probe {
  address: string
  /** Which private server it would reach if no address were refused: on 127.0.0.1 or on ::1. Others lead to none. */
  reaches?: 'four' | 'six'
  /** The fault's code, or the body that is fetched. Left out: `no_public_server`. */
  outcome?: string
}

export interface ProbePorts {
  /** Of the private servers on 127.0.0.1 and on ::1, which no call may reach. */
  privatePort: number
  /** Of the allowed server on 127.0.0.1, which redirects: `/go/<status>?to=`, `/chain/<times>?to=`. On ::1 it is private. */
  redirectPort: number
}

const notHttp = [
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'file:/etc/passwd',
  'ftp://127.0.0.1:PORT/',
  'javascript:alert(1)',
  'gopher://127.0.0.1:PORT/_GET%20/',
  'data:text/html,<img>',
  'data:image/png;base64,AAAA',
  'blob:http://127.0.0.1:PORT/1',
  'ws://127.0.0.1:PORT/',
  'wss://127.0.0.1:PORT/',
  'dict://127.0.0.1:PORT/',
  'ldap://127.0.0.1:PORT/',
  'tftp://127.0.0.1/',
  'jar:http://127.0.0.1:PORT/!/',
  'about:blank',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  'view-source:http://127.0.0.1:PORT/',
  '//127.0.0.1:PORT/',
  '127.0.0.1:PORT/',
  '',
  'http://',
  'http:///',
  'http://:PORT/',
  'http://127.0.0.1:65536/',
  'http://127.0.0.1:-1/',
  'http://127.0.0.1:PORT:PORT/',
  'http://127.0.0.1:PORT%20/',
  'http://[::1',
  'http://[::1%25lo]:PORT/',
  'http://[fe80::1%25eth0]:PORT/',
  'http://[::ffff:0x7f.1]:PORT/',
  'http://::1:PORT/',
  'http://127.0.0.1%00:PORT/',
  'http://127.0.0.1 .example:PORT/',
  'http://256.0.0.1:PORT/',
  'http://4294967297:PORT/',
  'http://127..0.1:PORT/',
  'http://08.0.0.1:PORT/',
  'http://[::1]x:PORT/',
]

/** What looks like a public host in front of a private one. */
const disguised = [
  'http://public.example@127.0.0.1:PORT/',
  'http://public.example:80@127.0.0.1:PORT/',
  'http://@127.0.0.1:PORT/',
  'http://:@127.0.0.1:PORT/',
  'http://a:b@c:d@127.0.0.1:PORT/',
  'http://public.example%40127.0.0.1@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT/#@public.example/',
  'http://127.0.0.1:PORT#@public.example/',
  'http://127.0.0.1:PORT?@public.example/',
  'http://127.0.0.1:PORT\\@public.example/',
  'http:\\\\127.0.0.1:PORT/',
  'http:/127.0.0.1:PORT/',
  'http:127.0.0.1:PORT/',
  'http:////127.0.0.1:PORT/',
  'http:/\\127.0.0.1:PORT/',
  'HTTP://127.0.0.1:PORT/',
  ' http://127.0.0.1:PORT/ ',
  '\thttp://127.0.0.1:PORT/',
  'ht\ntp://127.0.0.1:PORT/',
  'http://127.0\t.0.1:PORT/',
  'http://127.0.\r\n0.1:PORT/',
  'http://127.0.0.1:0PORT/',
  'http://127.0.0.1:PORT//public.example/',
  'http://127.0.0.1:PORT/../../',
  '\u0000http://127.0.0.1:PORT/',
]

/** They look private and are names that no name server knows. */
const unknown = [
  'http://127.0.0.1;public.example:PORT/',
  'http://127.0.0.1,public.example:PORT/',
  'http://127.0.0.1.example:PORT/',
  'http://public.example\\@127.0.0.1:PORT/',
  'http://public.example#@127.0.0.1:PORT/',
  'http://public.example/@127.0.0.1:PORT/',
  'http://public.example?@127.0.0.1:PORT/',
  'http://127.0.0.1%2f@public.example/',
  'http://1.0.0.127.in-addr.arpa/',
]

const statuses = [301, 302, 303, 307, 308]

/** Every way into a private network that we know of, with what has to come of it. */
export function listPrivateProbes({ privatePort, redirectPort }: ProbePorts): Probe[] {
  const four = (address: string): Probe => ({
    address: address.replaceAll('PORT', String(privatePort)),
    reaches: 'four',
  })
  const nowhere = (address: string, outcome?: string): Probe => ({
    address: address.replaceAll('PORT', String(privatePort)),
    ...(outcome ? { outcome } : {}),
  })
  const via = (path: string, to: string) =>
    `http://redirecting.example:${redirectPort}${path}?to=${encodeURIComponent(to.replaceAll('PORT', String(privatePort)))}`
  const target = 'http://127.0.0.1:PORT/'

  return [
    ...[...loopback, ...mapped].map((host) => four(`http://${host}:PORT/`)),
    ...loopback6.map((host): Probe => ({ address: `http://${host}:${privatePort}/`, reaches: 'six' })),
    ...otherPrivate.flatMap(respell).map((host) => nowhere(`http://${host}:PORT/`)),
    ...otherPrivate6.map((host) => nowhere(`http://[${host}]:PORT/`)),
    ...['127.0.0.1', '[::1]', 'private.example'].map((host) => nowhere(`https://${host}:2/`)),
    ...['', ':2', ':6379', ':65535'].map((odd) => nowhere(`http://127.0.0.1${odd}/`)),
    ...[':0', ':1', ':22', ':25'].map((odd) => nowhere(`http://127.0.0.1${odd}/`, 'port_refused')),
    ...notHttp.map((address) => nowhere(address, 'not_http')),
    ...disguised.map(four),
    ...unknown.map((address) => nowhere(address, 'no_public_server')),

    ...statuses.map((status) => four(via(`/go/${status}`, target))),
    ...[
      '//127.0.0.1:PORT/',
      'http://2130706433:PORT/',
      'http://public.example@127.1:PORT/',
      '\\\\127.0.0.1:PORT/',
    ].map((to) => four(via('/go/302', to))),
    ...['http://[::ffff:127.0.0.1]:PORT/', 'http://private.example:PORT/', '/\\127.0.0.1:PORT/'].map((to) =>
      four(via('/go/302', to)),
    ),
    { address: via('/go/302', 'http://[::1]:PORT/'), reaches: 'six' },
    ...[
      'http://169.254.169.254/latest/',
      'http://10.0.0.1/',
      'http://[fe80::1]/',
      'https://127.0.0.1:2/',
    ].map((to) => nowhere(via('/go/302', to))),
    ...[
      'file:///etc/passwd',
      'ftp://127.0.0.1:PORT/',
      'gopher://127.0.0.1:PORT/',
      'data:,x',
      'javascript:1',
    ].map((to) => nowhere(via('/go/302', to), 'not_http')),
    ...['ws://127.0.0.1:PORT/', 'http://127.0.0.1:PORT:1/'].map((to) =>
      nowhere(via('/go/301', to), 'not_http'),
    ),
    // Without a host of their own they stay at the redirecting server.
    ...['127.0.0.1:PORT/', '/127.0.0.1:PORT/', '@127.0.0.1:PORT/', 'http:127.0.0.1:PORT/'].map((to) =>
      nowhere(via('/go/302', to), 'redirecting server'),
    ),
    four(via('/go/302', '?to=http://127.0.0.1:PORT/')),
    nowhere('http://127.0.0.1\\.example@:PORT/'),
    ...[300, 304, 305, 306].map((status) => nowhere(via(`/go/${status}`, target), 'server_error')),
    ...[1, 2, 10].map((times) => four(via(`/chain/${times}`, target))),
    ...[11, 12].map((times) => nowhere(via(`/chain/${times}`, target), 'too_many_redirects')),

    nowhere(`http://mixed.example:${redirectPort}/`, 'redirecting server'),
    nowhere(
      `http://rebound.example:${redirectPort}/chain/1?to=${encodeURIComponent(`http://rebound.example:${redirectPort}/`)}`,
    ),
    nowhere(`http://swapped.example:${redirectPort}/`),
    nowhere(`http://empty.example:${redirectPort}/`),
  ]
}
