import { type HttpHandler, HttpResponse, http } from 'msw'
import { z } from 'zod'
import { ERRORS, type ErrorName, type ErrorRow } from '@/lib/contract/errors'
import { type Endpoint, type InputOf, type OutputOf, takesId } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { faults } from './mock-server'

// Hundreds of schemas that never change: created once per worker, although each test file imports the modules again.
const worker = globalThis as { testContract?: Promise<typeof import('@/lib/contract/table')> }
worker.testContract ??= import('@/lib/contract/table')
const { contract } = await worker.testContract

type Input<C extends Call> = InputOf<ApiContract[C]>
export type Output<C extends Call> = OutputOf<ApiContract[C]>
interface Refusal {
  refuse: ErrorName
  msg?: string
  data?: unknown
}
/** `'lost'`: the connection breaks before the answer arrives. */
type Answer<C extends Call> = Output<C> | Refusal | 'lost'
type AnswerTo<C extends Call> = (request: { input: Input<C>; headers: Headers }) => Answer<C> | Promise<Answer<C>>

/** A handler for `server.use` that records the requests it received, in order. */
export interface MockedCall<C extends Call> extends HttpHandler {
  inputs: Input<C>[]
  /** Idempotency keys, null where a request had none. */
  keys: (string | null)[]
}

/**
 * Mocks an API call in component tests, answered by data of the contract's output schema, a refusal by name, or a
 * function of the request. A request or response that violates the contract fails the test.
 */
export function mockCall<C extends Call>(call: C, answer: Answer<C> | AnswerTo<C>): MockedCall<C> {
  const [method = '', path] = call.split(' ')
  const { input: inputSchema, output: outputSchema } = contract[call] as Endpoint
  const hasId = takesId(call, { input: inputSchema })
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method] ?? http.all
  const inputs: Input<C>[] = []
  const keys: (string | null)[] = []
  const handler = on(`*/api${path}${hasId ? '/:id' : ''}`, async ({ request, params }) => {
    const fields = Object.fromEntries(await readFields(request))
    const input = (hasId ? { id: String(params.id), ...fields } : fields) as Input<C>
    const { error: inputError } = inputSchema.safeParse(input)
    if (inputError) faults.push(`${call} was sent what its contract refuses: ${z.prettifyError(inputError)}`)
    inputs.push(input)
    keys.push(request.headers.get('idempotency-key'))
    const response = await (isFunction(answer) ? answer({ input, headers: request.headers }) : answer)
    if (response === 'lost') return HttpResponse.error()
    if (isRefusal(response)) return refusalOf(response)
    const { data, error } = outputSchema.safeParse(response)
    if (error) faults.push(`${call} is answered by what its contract refuses: ${z.prettifyError(error)}`)
    return HttpResponse.json({ code: 0, msg: '', data })
  })
  return Object.assign(handler, { inputs, keys })
}

async function readFields(request: Request): Promise<Iterable<[string, string]>> {
  if (request.method === 'GET' || request.method === 'DELETE') return new URL(request.url).searchParams
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return new URLSearchParams(await request.text())
  const form = await request.formData()
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

function refusalOf({ refuse, msg, data }: Refusal): Response {
  const row: ErrorRow = ERRORS[refuse]
  const body = {
    code: row.code,
    name: refuse,
    msg: msg ?? row.msg,
    data: data ?? (row.field ? { field: row.field } : null),
  }
  return HttpResponse.json(body, { status: row.status })
}

const isFunction = <C extends Call>(answer: Answer<C> | AnswerTo<C>): answer is AnswerTo<C> =>
  typeof answer === 'function'
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refuse' in answer
