import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENV_NAMES, readEnv } from '@/lib/server/runtime/env'

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((l) => /^[A-Z]/.test(l))
    .map((l) => l.split(/=(.*)/s).slice(0, 2)),
)

describe('environment variables', () => {
  it('.env.example describes all variables with their actual defaults', () => {
    expect(Object.keys(example).sort()).toEqual([...ENV_NAMES].sort())
    expect(readEnv(example)).toEqual(readEnv({}))
  })

  const production = {
    APP_ENV: 'production',
    APP_SECRET: 'x'.repeat(32),
    DEMO_LOGINS: '0',
    PAYMENT_PROVIDER: 'alipay-wechat',
    PAYOUT_PROVIDER: 'alipay',
    SMS_PROVIDER: 'aliyun',
    MAIL_PROVIDER: 'smtp',
    REAL_NAME_PROVIDER: 'aliyun',
    DOMAIN_PROVIDER: 'public',
    OAUTH_PROVIDER: 'none',
    WECHAT_PUSH_PROVIDER: 'none',
    PUBLIC_ORIGIN: 'https://www.example.com',
  }

  it.each([
    ['APP_SECRET', ''],
    ['DEMO_LOGINS', '1'],
    ['PAYMENT_PROVIDER', 'sandbox'],
    ['PAYOUT_PROVIDER', 'sandbox'],
    ['SMS_PROVIDER', 'local'],
    ['MAIL_PROVIDER', 'local'],
    ['REAL_NAME_PROVIDER', 'local'],
    ['DOMAIN_PROVIDER', 'local'],
    ['OAUTH_PROVIDER', 'local'],
    ['WECHAT_PUSH_PROVIDER', 'local'],
    ['PUBLIC_ORIGIN', 'http://www.example.com'],
  ])('rejects production with %s=%s in one line with its name', (name, value) => {
    expect(() => readEnv({ ...production, [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  it('accepts a complete production environment', () => {
    expect(readEnv(production).APP_ENV).toBe('production')
  })

  it.each([
    ['PORT', '99999'],
    ['PAGE_CACHE_MB', 'much'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_LOGINS', 'yes'],
  ])('reports an invalid %s by name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: `))
  })
})
