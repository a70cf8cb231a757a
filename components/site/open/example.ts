import type { OpenOperation, OpenParameter } from '@/lib/client/open-document'

export interface Asked {
  method: string
  /** With its parameters in braces. */
  path: string
  operation: OpenOperation
}

const FILE = 'multipart/form-data'
const givenIn = ({ schema }: OpenParameter): string | undefined => {
  const [example] = schema.examples ?? []
  return example === undefined ? undefined : String(example)
}

/** The address of an example: path and query with the document's examples, a name in braces where it has none. */
function addressOf(origin: string, { path, operation }: Asked): string {
  const parameters = operation.parameters ?? []
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name)
    return (found && givenIn(found)) ?? whole
  })
  const query = new URLSearchParams()
  for (const one of parameters) {
    const value = one.in === 'query' ? givenIn(one) : undefined
    if (value !== undefined) query.set(one.name, value)
  }
  return `${origin}${filled}${query.size > 0 ? `?${query}` : ''}`
}

const takesKey = ({ parameters = [] }: OpenOperation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key')
const bodyOf = ({ requestBody }: OpenOperation): Readonly<Record<string, unknown>> | undefined =>
  requestBody?.content['application/json'] && (requestBody.content['application/json'].example ?? {})
const takesFile = ({ requestBody }: OpenOperation): boolean => requestBody?.content[FILE] !== undefined

/** Text between single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The example of a call as a command; the key is read from the environment. */
export function curlOf(origin: string, asked: Asked): string {
  const { method, operation } = asked
  const body = bodyOf(operation)
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${addressOf(origin, asked)}"`,
    '-H "Authorization: Bearer $SELLER_KEY"',
    ...(takesKey(operation) ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`] : []),
    ...(takesFile(operation) ? ['-F "file=@图片.png"'] : []),
  ]
  return lines.join(' \\\n  ')
}

/** The same as a program of Node, without packages. */
export function nodeOf(origin: string, asked: Asked): string {
  const { method, operation } = asked
  const body = bodyOf(operation)
  const file = takesFile(operation)
  const headers = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the example, not of this file
    'authorization: `Bearer ${process.env.SELLER_KEY}`,',
    ...(takesKey(operation) ? ["'idempotency-key': crypto.randomUUID(),"] : []),
    ...(body ? ["'content-type': 'application/json',"] : []),
  ]
  const indented = (text: string) => text.replaceAll('\n', '\n  ')
  return [
    ...(file
      ? [
          "import { readFile } from 'node:fs/promises'",
          '',
          'const body = new FormData()',
          "body.set('file', new Blob([await readFile('图片.png')]), 'picture.png')",
          '',
        ]
      : []),
    `const answer = await fetch('${addressOf(origin, asked)}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map((line) => `    ${line}`),
    '  },',
    ...(body ? [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),`] : []),
    ...(file ? ['  body,'] : []),
    '})',
    'console.log(answer.status, await answer.json())',
  ].join('\n')
}
