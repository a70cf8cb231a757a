import { expect, test } from 'vitest'
import { curlOf, nodeOf } from '@/components/site/open/example'
import type { OpenOperation } from '@/lib/client/open-document'

const operation: OpenOperation = {
  operationId: 'postGoodsSnCodes',
  summary: '存入卡密',
  security: [{ key: ['goods.write'] }],
  parameters: [
    { name: 'sn', in: 'path', required: true, schema: { type: 'string', examples: ['KM1'] } },
    { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: {}, example: { note: `it's "$HOME"` } } },
  },
  responses: {},
}
const asked = { method: 'POST', path: '/open/v1/goods/{sn}/codes', operation }

test('a command quotes its body for the shell, and has a key where the call takes one', () => {
  expect(curlOf('https://a.example', asked)).toBe(
    [
      'curl -X POST "https://a.example/open/v1/goods/KM1/codes" \\',
      '  -H "Authorization: Bearer $SELLER_KEY" \\',
      '  -H "Idempotency-Key: $(openssl rand -hex 16)" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{"note":"it'\\''s \\"$HOME\\""}'`,
    ].join('\n'),
  )
})

test('a program sends the same body; a call without a body has none', () => {
  expect(nodeOf('https://a.example', asked)).toContain('body: JSON.stringify({\n    "note": "it\'s \\"$HOME\\""\n  }),')
  const { requestBody: _, ...bare } = operation
  expect(nodeOf('https://a.example', { method: 'GET', path: '/open/v1/goods', operation: bare })).not.toContain('body')
})
