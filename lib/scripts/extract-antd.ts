import { writeFileSync } from 'node:fs'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { createElement } from 'react'
import { ANTD_COMPONENTS, ANTD_KEY, ANTD_THEME, BRAND_VARS, FIXED_TOKENS, seedTokens } from '@/components/ui/antd-theme'
import type { Brand } from '@/lib/shared/home-conf'
import { DEFAULT_BRAND } from '@/lib/tenant/default-home-conf'

/** Writes public/antd.css: the rules of the antd components in use. Run it after changing the list, the theme or antd's version. */
const OTHER_BRAND: Brand = { ...DEFAULT_BRAND, primary: '#155B3D', primaryText: '#256B4D', radius: 12 }
/** Little arrows of popups keep the default corner; no brand needs them. */
const MAY_DIFFER = /-arrow-/

function extract(brand: Brand): string {
  const theme = { ...ANTD_THEME, zeroRuntime: false, token: { ...FIXED_TOKENS, ...seedTokens(brand) } }
  return extractStyle({
    includes: [...ANTD_COMPONENTS],
    customTheme: (node) => createElement(ConfigProvider, { theme }, node),
  })
}

const declarations = (css: string): string[] => css.match(/--ant-[a-z0-9-]+:[^;}]*/g) ?? []

const css = extract(DEFAULT_BRAND)
const other = declarations(extract(OTHER_BRAND))
const loose = declarations(css).filter((line, i) => {
  const name = line.slice('--ant-'.length, line.indexOf(':'))
  return line !== other[i] && !(name in BRAND_VARS) && !MAY_DIFFER.test(name)
})
if (loose.length)
  throw new Error(`these variables depend on the brand but are not tied to it (BRAND_VARS): ${loose.join('; ')}`)

const tied = Object.entries(BRAND_VARS)
  .map(([name, value]) => `--ant-${name}:${value}`)
  .join(';')
writeFileSync('public/antd.css', `${css}html .${ANTD_KEY}{${tied}}\n`)
process.stdout.write(`public/antd.css: ${(css.length / 1024).toFixed(0)} kB, ${ANTD_COMPONENTS.length} components\n`)
