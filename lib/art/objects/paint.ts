import { darker, lighter } from '../colour'

/** Colours of an object. */
export interface Paint {
  main: string
  trim: string
  shine: string
  shade: string
}
export const paintOf = (main: string, trim: string, shine = 0.5): Paint => ({
  main,
  trim,
  shine: lighter(main, shine),
  shade: darker(main, 0.4),
})
