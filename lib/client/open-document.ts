/** A JSON Schema as the document of the seller API uses it. */
export interface OpenSchema {
  type?: string | readonly string[]
  description?: string
  enum?: readonly string[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
  examples?: readonly unknown[]
  contentMediaType?: string
  properties?: Readonly<Record<string, OpenSchema>>
  required?: readonly string[]
  items?: OpenSchema
  anyOf?: readonly OpenSchema[]
}

export interface OpenParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: OpenSchema
}

interface OpenBody {
  required: boolean
  content: Readonly<Record<string, { schema: OpenSchema; example?: Readonly<Record<string, unknown>> }>>
}

interface OpenAnswer {
  $ref?: string
  description?: string
  content?: Readonly<Record<string, { schema: OpenSchema }>>
}

/** A call of the seller API. */
export interface OpenOperation {
  operationId: string
  summary: string
  security: readonly { key: readonly string[] }[]
  'x-limit'?: { calls: number; seconds: number }
  parameters?: readonly OpenParameter[]
  requestBody?: OpenBody
  responses: Readonly<Record<string, OpenAnswer>>
}

export interface OpenDocument {
  paths: Readonly<Record<string, Readonly<Record<string, OpenOperation>>>>
  components: { responses: Readonly<Record<string, { description: string }>> }
}

let request: Promise<OpenDocument> | undefined

/** The OpenAPI document of the seller API, loaded once a page; a failure is tried again by the next call. */
export function loadOpenDocument(): Promise<OpenDocument> {
  request ??= fetch('/open/openapi.json').then((answer) => {
    if (!answer.ok) throw new Error(`the document was answered with ${answer.status}`)
    return answer.json() as Promise<OpenDocument>
  })
  request.catch(() => {
    request = undefined
  })
  return request
}
