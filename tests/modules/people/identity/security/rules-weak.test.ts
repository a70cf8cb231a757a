import { expect, it } from 'vitest'
import { isTrivialPin } from '@/lib/server/modules/people/identity/security/rules-weak'

const PHONE = '13800000001'

it.each(['147258', '159357', '951753', '369258', '456789', '147852', '123698', '789632', '085236'])(
  'rejects PIN %s, a path on the keypad',
  (pin) => expect(isTrivialPin(pin, PHONE)).toBe(true),
)

it.each(['246810', '975318', '135792', '482916', '190573', '147283'])('accepts PIN %s', (pin) =>
  expect(isTrivialPin(pin, PHONE)).toBe(false),
)
