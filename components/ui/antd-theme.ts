import type { ThemeConfig } from 'antd'
import type { Brand } from '@/lib/shared/home-conf'

/** Class that carries antd's custom properties. */
export const ANTD_KEY = 't'

/**
 * Components that the pre-extracted style sheet covers. A new one is added here, then lib/scripts/extract-antd.ts writes
 * public/antd.css anew. Dialogs, toasts and text inputs are our own.
 */
export const ANTD_COMPONENTS = [
  'Button',
  'Checkbox',
  'DatePicker',
  'Empty',
  'Form',
  'InputNumber',
  'Pagination',
  'Select',
  'Spin',
  'Table',
  'Tooltip',
  'Upload',
] as const

type Tokens = NonNullable<ThemeConfig['token']>

/** Seeds of a brand: antd computes with them, so they are literals. Used when the style sheet is extracted. */
export const seedTokens = (brand: Brand): Tokens => ({
  colorPrimary: brand.primary,
  colorInfo: brand.primary,
  colorLink: brand.primaryText,
  borderRadius: brand.radius,
  borderRadiusLG: brand.radius * 1.5,
  borderRadiusSM: brand.radius * 0.75,
  borderRadiusXS: brand.radius * 0.5,
})

/** Whatever antd derives from a seed is tied to the BRAND block again, so one style sheet serves every distributor. */
export const BRAND_VARS: Readonly<Record<string, string>> = {
  'color-primary': 'var(--primary)',
  'color-primary-text': 'var(--primary-text)',
  'color-primary-text-hover': 'var(--primary-text)',
  'color-primary-text-active': 'var(--primary-text)',
  'color-info': 'var(--primary)',
  'color-info-hover': 'var(--primary-hover)',
  'color-info-active': 'var(--primary-active)',
  'color-info-bg': 'var(--primary-soft)',
  'color-info-bg-hover': 'var(--primary-soft)',
  'color-info-border': 'var(--primary-line)',
  'color-info-border-hover': 'var(--primary-line)',
  'color-info-text': 'var(--primary-text)',
  'color-info-text-hover': 'var(--primary-text)',
  'color-info-text-active': 'var(--primary-text)',
  'color-link': 'var(--primary-text)',
  'border-radius': 'var(--r-md)',
  'border-radius-lg': 'var(--r-lg)',
  'border-radius-sm': 'var(--r-sm)',
  'border-radius-xs': 'var(--r-xs)',
  'border-radius-outer': 'var(--r-xs)',
}

const TEXT = 'var(--primary-text)'
const FOCUS = 'color-mix(in oklab, var(--brand-primary) 18%, transparent)'

/** The fixed roles of styles/tokens.css in antd's words. */
export const FIXED_TOKENS: Tokens = {
  colorSuccess: '#077649',
  colorWarning: '#8D5406',
  colorError: '#B8141F',
  colorText: '#161B24',
  colorTextSecondary: '#474D59',
  colorTextTertiary: '#636975',
  colorTextPlaceholder: '#636975',
  colorTextDisabled: '#A3A9B4',
  colorBgLayout: 'var(--bg)',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  colorBorder: '#868E9D',
  colorBorderSecondary: '#E5E8EE',
  colorSplit: '#E5E8EE',
  controlHeightSM: 28,
  controlHeight: 36,
  controlHeightLG: 44,
  fontFamily: 'var(--font)',
  fontSize: 14,
  // antd's own tints of a deep primary come out muddy; ours follow the brand by custom property
  colorPrimaryHover: 'var(--primary-hover)',
  colorPrimaryActive: 'var(--primary-active)',
  colorPrimaryBg: 'var(--primary-soft)',
  colorPrimaryBgHover: 'var(--primary-soft)',
  colorPrimaryBorder: 'var(--primary-line)',
  colorPrimaryBorderHover: 'var(--primary-line)',
  colorLinkHover: 'var(--primary-text)',
  colorLinkActive: 'var(--primary-text)',
  controlItemBgActive: 'var(--primary-soft)',
  controlItemBgActiveHover: 'var(--primary-soft)',
  controlItemBgHover: 'var(--primary-softer)',
  controlOutline: FOCUS,
  boxShadowSecondary: 'var(--shadow-2)',
  boxShadow: 'var(--shadow-3)',
  motionDurationFast: 'var(--t-fast)',
  motionDurationMid: 'var(--t-base)',
  motionDurationSlow: 'var(--t-slow)',
}

const EDGES = { activeBorderColor: TEXT, hoverBorderColor: TEXT, activeShadow: `0 0 0 3px ${FOCUS}` }

/** Structure that is the same for every distributor; the browser needs only this. */
export const ANTD_THEME: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: ANTD_KEY },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      primaryColor: 'var(--on-primary)',
      defaultHoverColor: TEXT,
      defaultHoverBorderColor: TEXT,
      defaultActiveColor: TEXT,
      defaultActiveBorderColor: TEXT,
    },
    DatePicker: {
      ...EDGES,
      cellActiveWithRangeBg: 'var(--primary-soft)',
      cellHoverWithRangeBg: 'var(--primary-soft)',
      cellRangeBorderColor: 'var(--primary-line)',
    },
    InputNumber: { ...EDGES, handleHoverColor: TEXT },
    Pagination: { colorPrimary: TEXT, colorPrimaryHover: TEXT, itemActiveColor: TEXT, itemActiveColorHover: TEXT },
    Select: {
      hoverBorderColor: TEXT,
      activeBorderColor: TEXT,
      optionSelectedBg: 'var(--primary-soft)',
      activeOutlineColor: FOCUS,
    },
    Table: {
      headerBg: 'transparent',
      rowSelectedBg: 'var(--primary-soft)',
      rowSelectedHoverBg: 'var(--primary-soft)',
      headerBorderRadius: 0,
    },
  },
}
