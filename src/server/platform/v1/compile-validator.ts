import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOfV1 } from './render-v1-error.ts'

/**
 * Reads each part of a call by its schema. What API v1 does not know is refused by its name and not passed over: a
 * mistyped wish would cost money and not be heard.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const { schema, url = '', httpPart } = route
  const isNamed = httpPart === 'body' || httpPart === 'querystring'
  const isStrict = isOfV1({ url }) && isNamed && schema instanceof z.ZodObject
  return validatorCompiler(isStrict ? { ...route, schema: schema.strict() } : route)
}
