import { expect, test } from 'vitest'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { brandCss } from '@/lib/tenant/brand-css'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const HOSTILE = [
  '</style><script>alert(1)</script>',
  'red;}body{display:none',
  '#fff}*{x:y',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  'x");}html{--a:url("',
  '\\"};',
  "');}",
  '#12345',
  'red\n}',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/a\\"b',
  '/x.png")}</style>',
]

test.each(HOSTILE)('malicious text stays inside its CSS declaration: %s', (text) => {
  const brand = {
    ...DEFAULT_HOME_CONF.brand,
    primary: text,
    onPrimary: text,
    bgScrim: text,
    radius: text as unknown as number,
    logoRatio: text as unknown as number,
  }
  const conf: HomeConf = {
    ...DEFAULT_HOME_CONF,
    brand,
    pictArea: { webIcon: text, backImg: text, logo: text, qrCode: text },
  }
  const css = brandCss(conf)
  expect(css).toMatch(
    /^html:root\{(?:--brand-[a-z-]+:(?:#[0-9A-Fa-f]{6,8}|transparent|none|[\d.]+(?:px)?|url\("[^"'()\\<>\s]+"\))(?:;|\}$))+$/,
  )
  expect(css).not.toMatch(/evil|javascript:|data:|<|\\/)
})

test('a valid brand is rendered completely, with numbers clamped to their limits', () => {
  const conf: HomeConf = {
    ...DEFAULT_HOME_CONF,
    brand: { ...DEFAULT_HOME_CONF.brand, primary: '#155B3D', radius: 99, logoRatio: 0 },
    pictArea: { ...DEFAULT_HOME_CONF.pictArea, logo: 'upload/a.png' },
  }
  expect(brandCss(conf)).toContain('--brand-primary:#155B3D;')
  expect(brandCss(conf)).toContain('--brand-radius:14px;')
  expect(brandCss(conf)).toContain('--brand-logo-ratio:0.5;')
  expect(brandCss(conf)).toContain('--brand-logo:url("/media/upload/a.png");')
})

test('a hovered fill darkens under white text and lightens under dark text', () => {
  const cssOf = (onPrimary: string) =>
    brandCss({ ...DEFAULT_HOME_CONF, brand: { ...DEFAULT_HOME_CONF.brand, onPrimary } })
  expect(cssOf('#FFFFFF')).toContain('--brand-shade:#000000;')
  expect(cssOf('#161B24')).toContain('--brand-shade:#FFFFFF;')
})
