import { z } from 'zod'
import { ERRORS, type ErrorName } from '@/lib/contract/errors'
import { type Endpoint, type Method, permissionOf } from '@/lib/contract/kit'

const NAMES = Object.keys(ERRORS) as [ErrorName, ...ErrorName[]]
const CODES = [...new Set(NAMES.map((name) => ERRORS[name].code))].sort((a, b) => a - b)

/** The format of every refusal. */
export const REFUSED = z.object({
  code: z.number().int().meta({ enum: CODES }),
  name: z.enum(NAMES),
  msg: z.string().meta({ description: 'A Chinese sentence for the person.' }),
  data: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'E.g. `field`: the input field it is about.' }),
})

export const describeRefusals = (def: Endpoint): string =>
  [
    'code 0: success',
    ...ownRefusals(def)
      .filter((name) => ERRORS[name].status === 200)
      .map(lineOf),
  ].join('\n')

/** The other statuses a call answers with, each with its refusals. */
export function refusalsByStatus(method: Method, def: Endpoint): [status: number, description: string][] {
  const names = new Set<ErrorName>([...general(method, def), ...def.refusals])
  const byStatus = new Map<number, string[]>()
  for (const name of names) {
    const { status } = ERRORS[name]
    if (status !== 200) byStatus.set(status, [...(byStatus.get(status) ?? []), lineOf(name)])
  }
  return [...byStatus].map(([status, lines]): [number, string] => [status, lines.join('\n')]).sort(([a], [b]) => a - b)
}

/** Refusals that rows of the contract do not list, because every call of their kind may answer so. */
function general(method: Method, { access, limit }: Endpoint): ErrorName[] {
  const names: ErrorName[] = ['INVALID_INPUT', 'NOT_FOUND', 'SERVER_ERROR', 'UNAVAILABLE', 'BUSY']
  if (method !== 'GET') names.push('BAD_CSRF', 'TOO_LARGE')
  if (access !== 'public') names.push('NOT_LOGGED_IN', 'SESSION_EXPIRED', 'LOGIN_RESTRICTED')
  if (permissionOf(access)) names.push('FORBIDDEN', 'STAFF_CODE')
  if (limit) names.push('TOO_MANY')
  return names
}

const ownRefusals = ({ access, refusals }: Endpoint): readonly ErrorName[] =>
  access === 'verified' ? [...new Set<ErrorName>(['NOT_VERIFIED', ...refusals])] : refusals

const lineOf = (name: ErrorName): string => `code ${ERRORS[name].code} ${name}: ${ERRORS[name].msg}`
