import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOfV1 } from './render-v1-error.ts'

/**
 * Parses each part of a call with its schema. API v1 refuses unknown fields by name instead of ignoring them: a mistyped option would cost
 * money without effect.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const { schema, url = '', httpPart } = route
  const isNamed = httpPart === 'body' || httpPart === 'querystring'
  const isStrict = isOfV1({ url }) && isNamed && schema instanceof z.ZodObject
  return validatorCompiler(isStrict ? { ...route, schema: schema.strict() } : route)
}
