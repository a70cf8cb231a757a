import { PlainError } from '@/lib/server/runtime/plain-error'

interface NewEndpoint {
  call: string
  summary: string
  access: string
}

const CALL = /^(GET|POST) \/([a-z][A-Za-z]*)\/([A-Za-z][A-Za-z0-9]*)$/
const camel = (area: string, end: string) => `${area}${end}`

/** Path -> new text of every file an endpoint touches; an area that does not exist yet gets its files and its place in both tables. */
export function newEndpoint(
  { call, summary, access }: NewEndpoint,
  read: (path: string) => string | undefined,
): Map<string, string> {
  const [, method, area = '', name = ''] = CALL.exec(call) ?? []
  if (!method) throw new PlainError('name the call like "GET /goods/lookBargaGoodsList"')
  if (!summary.trim() || summary.includes("'")) throw new PlainError('give a summary of one line, without quotes')
  if (!['public', 'login', 'verified'].includes(access)) throw new PlainError('access is public, login or verified')
  const contractPath = `lib/contract/${area}.ts`
  const handlerPath = `lib/server/api/handlers/${area}.ts`
  const testPath = `tests/api/${area}-${kebab(name)}.test.ts`
  const files = new Map<string, string>()
  const contract = read(contractPath) ?? emptyContract(area)
  if (contract.includes(`'${call}'`)) throw new PlainError(`${call} exists already in ${contractPath}`)
  files.set(
    contractPath,
    insert(
      contract,
      `  '${call}': endpoint({\n    summary: '${summary}',\n    access: '${access}',\n    input: z.object({}),\n    output: z.object({}),\n    refusals: [],\n  }),\n`,
    ),
  )
  files.set(
    handlerPath,
    insert(
      read(handlerPath) ?? emptyHandlers(area),
      `  '${call}': async () => {\n    throw refuse('NOT_FOUND')\n  },\n`,
      "import { refuse } from '../../runtime/refusal'\n",
    ),
  )
  if (read(contractPath) === undefined) {
    files.set(
      'lib/contract/table.ts',
      joinTable(read('lib/contract/table.ts') ?? '', camel(area, 'Contract'), `./${area}`, '} as const satisfies'),
    )
    files.set(
      'lib/server/api/handlers/table.ts',
      joinTable(read('lib/server/api/handlers/table.ts') ?? '', camel(area, 'Handlers'), `./${area}`, '}\n'),
    )
  }
  files.set(testPath, test(call, access))
  return files
}

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

const emptyContract = (area: string) =>
  `import { z } from 'zod'\nimport { endpoint } from './kit'\n\nexport const ${area}Contract = {\n} as const\n`
const emptyHandlers = (area: string) =>
  `import type { ${area}Contract } from '@/lib/contract/${area}'\nimport type { Handlers } from '../handler'\n\nexport const ${area}Handlers: Handlers<typeof ${area}Contract> = {\n}\n`

/** Before the closing brace of the file's table, with an import when it is missing. */
function insert(source: string, entry: string, needed = ''): string {
  const end = source.lastIndexOf('}')
  const body = source.slice(0, end) + entry + source.slice(end)
  if (!needed || body.includes(needed)) return body
  const lastImport = body.lastIndexOf('\nimport ') + 1
  const after = body.indexOf('\n', lastImport) + 1
  return body.slice(0, after) + needed + body.slice(after)
}

function joinTable(source: string, name: string, from: string, closing: string): string {
  const end = source.lastIndexOf(closing)
  return `import { ${name} } from '${from}'\n${source.slice(0, end)}  ...${name},\n${source.slice(end)}`
}

const test = (call: string, access: string) => `import { expect, it } from 'vitest'
import { openWorld } from '../support/world'

it('${call} answers what the contract says', async () => {
  const world = await openWorld()
  const visitor = ${access === 'public' ? 'world.visitor()' : 'await world.logIn()'}
  const answer = await visitor.ask('${call}', {})
  expect(answer).toMatchObject({ code: 0 })
})
`
