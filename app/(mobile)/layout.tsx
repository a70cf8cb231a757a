export { MobileFrame as default } from '@/components/frame/mobile-frame'
