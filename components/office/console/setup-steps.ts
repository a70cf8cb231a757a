import type { HostRow, Site } from '@/components/office/site/types'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

interface Known {
  /** The published site. */
  conf: Site['published']['conf']
  /** A version was published, so that visitors no longer see the site as it was created. */
  isPublished: boolean
  hosts: readonly Pick<HostRow, 'host' | 'state'>[]
  /** Number of articles of the site. */
  articles: number
}

export interface SetupStep {
  label: string
  text: string
  path: string
  isDone: boolean
}

/** The steps of a new site; only what is published counts. */
export function setupSteps({ conf, isPublished, hosts, articles }: Known): SetupStep[] {
  const { logo } = conf.pictArea
  const { phone, chatId } = conf.techSupport
  const initial = DEFAULT_HOME_CONF
  return [
    {
      label: '上传标志',
      text: '显示在每一页左上角',
      path: '/console/site',
      isDone: logo !== '' && logo !== initial.pictArea.logo,
    },
    {
      label: '选定颜色',
      text: '选好主色，其余颜色一键生成',
      path: '/console/site#colour',
      isDone: (['primary', 'accent', 'bgColor'] as const).some((name) => conf.brand[name] !== initial.brand[name]),
    },
    {
      label: '设置首页',
      text: '写好标语，选择版块',
      path: '/console/site#home',
      isDone: JSON.stringify(conf.home) !== JSON.stringify(initial.home),
    },
    {
      label: '设置导航',
      text: '可以使用平台的导航项，再增减',
      path: '/console/site#nav',
      isDone: conf.treeMenuButMap.pc1.length > 0,
    },
    {
      label: '填写 ICP 备案号',
      text: '显示在页脚，没有备案号的网站不能在境内开放',
      path: '/console/site#foot',
      isDone: conf.bottomVerInfo.icpNum.trim() !== '',
    },
    {
      label: '填写联系方式',
      text: '客服 QQ、电话或微信，至少一项',
      path: '/console/site#service',
      isDone: [conf.customerBlock.serviceNum, phone, chatId].some((text) => text.trim() !== ''),
    },
    {
      label: '发布站点',
      text: '改好后发布，访客才看到',
      path: '/console/site',
      isDone: isPublished,
    },
    {
      label: '绑定自己的域名',
      text: '开站时的域名之外，再绑定一个并通过验证',
      path: '/console/hosts',
      isDone: hosts.filter(({ state }) => state !== 'waiting').length > 1,
    },
    {
      label: '发布第一篇公告',
      text: '让买家知道站点已开张',
      path: '/console/articles?new=notice',
      isDone: articles > 0,
    },
  ]
}
