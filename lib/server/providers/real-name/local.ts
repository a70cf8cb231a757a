import isIdentityCard from 'validator/lib/isIdentityCard.js'
import type { RealNameProvider } from './port'

/** Accepts any name if the id number has a valid checksum and date; rejected in production. */
export const createLocalRealName = (): RealNameProvider => ({
  check: async (_realName, idCard) => (isIdentityCard(idCard, 'zh-CN') ? 'yes' : 'no'),
})
