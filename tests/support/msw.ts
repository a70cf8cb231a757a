import { HttpResponse, http } from 'msw'
import { ERRORS, type ErrorName, type ErrorRow } from '@/lib/contract/errors'
import { type Endpoint, type OutputOf, takesId } from '@/lib/contract/kit'
import { type ApiContract, type Call, contract } from '@/lib/contract/table'

interface RecordedCall {
  input: Record<string, string>
  headers: Headers
}

/** What an endpoint answers in component tests: `data` of the contract's own shape, checked, or a refusal by name. */
export function mockCall<C extends Call>(
  call: C,
  answer:
    | OutputOf<ApiContract[C]>
    | { refuse: ErrorName; msg?: string; data?: unknown }
    | ((asked: RecordedCall) => OutputOf<ApiContract[C]>),
) {
  const [method = '', path] = call.split(' ')
  const hasId = takesId(call, contract[call] as Endpoint)
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method] ?? http.all
  return on(`*/api${path}${hasId ? '/:id' : ''}`, async ({ request, params }) => {
    const query =
      method === 'GET' || method === 'DELETE'
        ? new URL(request.url).searchParams
        : new URLSearchParams(await request.text())
    const input: Record<string, string> = {
      ...(hasId && { id: String(params.id) }),
      ...Object.fromEntries(query),
    }
    if (typeof answer === 'object' && answer !== null && 'refuse' in answer) {
      const { code, status, msg, field }: ErrorRow = ERRORS[answer.refuse]
      const data = answer.data ?? (field ? { field } : null)
      return HttpResponse.json({ code, msg: answer.msg ?? msg, data }, { status })
    }
    const data = typeof answer === 'function' ? answer({ input, headers: request.headers }) : answer
    return HttpResponse.json({ code: 0, msg: '', data: contract[call].output.parse(data) })
  })
}
