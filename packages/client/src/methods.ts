import type { FetchOptions, FetchResponse, ParseAs } from 'openapi-fetch'
import type { paths } from './api-v1.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'
type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, unknown> ? Path : never
}[keyof paths]
type CallOf<Path extends keyof paths, M extends Method> = paths[Path][M & keyof paths[Path]]

/** What a call takes. Written without inferring it from what is given, so that a name that it does not know is a type error, at any depth. */
type Options<Call, As extends ParseAs> = FetchOptions<Call> & { parseAs?: As }

/** A method of openapi-fetch, whose own type lets unknown names compile. */
export type Send<M extends Method> = <Path extends PathsWith<M>, As extends ParseAs = 'json'>(
  path: Path,
  ...options: Record<never, never> extends FetchOptions<CallOf<Path, M>>
    ? [options?: Options<CallOf<Path, M>, As>]
    : [options: Options<CallOf<Path, M>, As>]
) => Promise<FetchResponse<CallOf<Path, M> & Record<string, unknown>, { parseAs: As }, `${string}/${string}`>>
