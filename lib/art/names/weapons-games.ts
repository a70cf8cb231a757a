/** Weapons, vehicles and suits of the shooters and of QQ飞车. The format is explained in read-row.ts. */
const FIREARMS = `
M416/K416/M4A1/M4/M7/Kilo 141 gun m4
AKM/AK47/AK-47/AK117 gun ak
M762/Scar Light/SCAR-H/ASh-12/斯泰尔/Krig 6/Holger 26/M13/ICR-1/Peacekeeper/CBR4 gun m4
AWM/Barrett/DL Q33/Locus/M200 gun sniper
Kar98k/M24 gun kar
SKS/M14EBR/M14 gun kar
UMP45/Fennec/QQ9/PP19/AS VAL/RUS-79U gun smg
Vector gun vector
DP28 gun pan
RPK/M250/Chopper gun lmg
Groza/AUG/QBZ95-1/QBZ03/9A91/Type 25/腾龙/EM2/BP50/HVK-30/Man-O-War gun bullpup
加特林 gun minigun
USP gun pistol
沙鹰 gun pistol c8a03a 22202e
BY15/JAK-12 gun shotgun
`
export const PEACEKEEPER = `${FIREARMS}
特斯拉 Cybertruck car cyber c3cad8 ffffff
特斯拉 car sedan e8edf6 e0384e
玛莎拉蒂 car super 3f74e0 ffcf55
阿斯顿马丁 car suv 1f7a5a c9ff52
兰博基尼 car suv ffc52e 22202e
保时捷 car sport d8303a ffcf55
布加迪 car super 2a4ad0 22202e
路特斯 car super c9e02e 22202e
柯尼塞格 car super e8edf6 ff8a2a
道奇 car sport ff7a2a 22202e
火箭少女 f soldier tails:f07fc0 hoodie:e8eefc:ff5f9f mic phones
初代吉利服 garment ghillie 6a8a4a 4a6a3a
玉面妖狐 f soldier long:e8e2ea kimono:e8eefc:e0384e foldfan fox tails
白衣胜雪 m soldier topknot:22202e robe:e8eefc:8fb4e8 sword
法老 m soldier hood:22202e bare:2a5fb8:ffcf55 khakkhara crown dark
埃及艳后 f soldier bob:22202e dress:e8eefc:ffcf55 khakkhara crown dark
暗夜玫瑰 f soldier long:5a1f2e dress:22202e:c62f4a pistol flower
龙族战甲 m soldier full:3a4a8a armour:3a4a8a:ffcf55 rifle horns
敦煌霓裳 f soldier loops:22202e dress:3fae9a:ffcf55 lute ring
摩登女郎 f soldier wave:3a2a2a dress:c62f35:ffcf55 pistol brim
极地战狼 m soldier hood:dfeefa fur:dfeefa:5fa8f0 rifle goggles
蜜桃甜心 f soldier tails:f7b8c8 hoodie:ffb8a8:fff0f4 pistol rabbit
小黄鸭 egg ffe04a ff8a2a cap
暴走萌鸡 egg ffe27a e0384e band
机械先锋 m soldier full:8fa8c8 armour:8fa8c8:7ce8ff rifle
秋名山车神 m soldier short:22202e hoodie:c62f35:ffffff rifle cap
圣诞麋鹿 m soldier short:8a5a3a hoodie:c62f35:fff0e8 rifle antlers
花木兰 f soldier pony:3a1a1a armour:c62f35:ffcf55 sword cape
军需券 thing ticket 3a8de6 ff9a3d
粉装盲盒 thing gift ff9ec4 ffcf55
直升机 thing heli 3a8de6 ff9a3d
超级跑车 car super e0384e ffcf55
`
export const DELTA = `${FIREARMS}
怒海狂鲨 skin 1f4e6e 9fe4ff ice
棱镜攻势 skin 8a6cf0 7cf6ff ray
王牌之剑 skin 22222e ffcf55 wing
荣耀勋章 skin e0a52e fff0b8 gold
天命 skin dfe6f4 c9a03a dragon
命运 skin 4a2a6a ffcf55 gold
电玩高手 skin e0407a ffd23f clown
王者之心 skin c62f35 ffcf55 fire
蝶影 skin 2a2440 ff8ad8 wing
气象感应 skin 3f9a8a fff0b8 bolt
露娜 f soldier bob:e8e2ea tactical:3a4a5a:c9ff52 bow phones
骇爪 f soldier bob:3a2a5a hoodie:3a3a46:b06fff orb phones
蜂医 m soldier short:5a3a2a tactical:e8b83a:22202e pistol mask glasses
红狼 m soldier short:8a2a2a tactical:7a2a2a:ff7a3a rifle visor stubble
威龙 m soldier short:22202e tactical:3a5a8a:5fe0ff rifle visor
牧羊人 m soldier short:22202e tactical:5a5a4a:c9ff52 rifle phones dark stubble
乌鲁鲁 m soldier spiky:5a3a2a tactical:8a6a3a:ff8a2a cannon goggles stubble
深蓝 m soldier soldier:22202e tactical:27345e:5fa8ff shield visor
无名 m soldier hood:2a2a38 coat:2a2a38:8a8aa8 dagger mask
蛊 f soldier long:3a2a4a tactical:3a4a3a:7cffb8 orb mask
疾风 m soldier spiky:e8e8f0 tactical:3a4a6a:7ce8ff dagger goggles
银翼 f soldier pony:d8dcea tactical:5a6a8a:e8eefc rifle visor
比特 m soldier short:8a5a3a tactical:4a6a4a:c9ff52 orb goggles
黑海 blade dagger 27345e 5fa8ff
怜悯 blade dagger e8edf6 ffcf55
信条 blade claw 5a2a2a ffcf55
影锋 blade karambit 2a2440 b06fff
北极星 blade dagger 3f8ad8 e8f6ff
龙牙 blade karambit c62f35 ffcf55
赤霄 blade katana c62f35 ffcf55
处刑者 blade axe 5a2a2a e0384e
坠星者 blade hammer 4a3fae 7ce8ff
电锯惊魂 blade saw c9402a 22202e
暗星 blade karambit 2a2440 7ce8ff
红缨 blade spear c62f35 ffcf55
月牙 blade karambit 8fb4e8 e8eefc
沙漠之鹰匕首 blade dagger c9a03a 22202e
非洲之心 thing heart 2f9ae8 9fe4ff
护航 thing vest 3a5a4a c9ff52
弹药 thing ammo 4a5a4a d8b04a
六级甲 thing vest 5a2a2a ff7a3a
安全箱 thing safe 3a5a5a c9ff52
曼德尔砖 thing brick c62f35 7ce8ff
`
export const CROSSFIRE = `${FIREARMS}
火麒麟 skin c9302a ffb02e dragon
黑骑士 skin 22222e c8d0e2 wing
雷神 skin 27345e 7ce8ff bolt
毁灭 skin 3a2a2a ff5a3a skull
天龙 skin 2a5fa8 ffcf55 dragon
炼狱 skin 5a1f1a ff7a2a fire
盘龙 skin 8a5a2a ffcf55 dragon
青花瓷 skin e8eefc 2f5fb8 wing
太极 skin e8e8f0 22222e ray
千变 skin 8a3fe0 7cf6ff clown
屠龙 blade great c9302a ffcf55
烈龙 gun pistol c9302a ffb02e dragon
黑龙烈焰 gun pistol 22222e ff7a2a fire
炫金雷神 gun m4 e8b83a 22202e bolt
幽灵 f soldier long:e8e8f0 tactical:3a3a5a:8fb4ff rifle mask
灵狐者 f soldier pony:3a2a2a tactical:c62f35:fff0e8 pistol fox
审判者 f soldier long:f0d88a coat:5a1f2e:ffcf55 pistol
潘多拉 f soldier wave:8a2a6a dress:3a2440:ff5f9f pistol
战龙 m soldier full:c9302a armour:c9302a:ffcf55 rifle horns
樱 f soldier bob:22202e kimono:f07fa8:fff0f4 katana flower
零 m soldier short:e8e8f0 tactical:3a3a46:7ce8ff rifle visor
飞虎队 m soldier soldier:22202e tactical:22304a:e8edf6 rifle goggles
曹操 m soldier topknot:22222e armour:2a2a4a:c9a8ff sword goatee
貂蝉 f soldier loops:4a2348 dress:c94fb0:ffd36a pistol flower
黑曜 f soldier bob:22202e tactical:22202e:b06fff rifle
赛斯 m soldier full:3a5a5a armour:3a5a5a:7ce8ff rifle
赤魂 m soldier spiky:c62f35 tactical:5a1f1a:ff7a2a rifle
绝影 f soldier pony:22202e tactical:27345e:8fb4e8 dagger mask
背包卡 thing vest 3a4a7a ff6b4d
角色赠送 m soldier soldier:22202e tactical:22304a:ff6b4d rifle goggles
`
export const DUTY = `${FIREARMS}
Ghost m soldier hood:22262e tactical:2a3038:c8d0e2 rifle skull
普莱斯队长 m soldier short:5a4030 tactical:5a6248:c9b07a rifle brim stubble
肥皂 m soldier spiky:5a3a2a tactical:4a5a5a:c9b07a rifle stubble
Alex m soldier short:5a3a2a tactical:6a6248:c9b07a rifle stubble phones
Mara f soldier pony:3a2a2a tactical:5a4a3a:ffb03d rifle phones
Spectre m soldier full:2a2a38 tactical:22262e:ff5a3a dagger
Templar m soldier helm:c8d0e2 armour:e8edf6:c62f35 great
Nikto m soldier full:22262e tactical:22262e:ff8a2a rifle
Gunzo m soldier spiky:c62f35 tactical:5a3a6a:c9ff52 rifle white
Krueger m soldier hood:4a5a3a tactical:4a5a3a:8aa05a rifle veil
Samurai m soldier helm:8a1f2a armour:8a1f2a:ffcf55 katana oni white
Urban Tracker f soldier hood:2a3038 tactical:2a3038:ff5a3a bow mask
Artery f soldier bob:3a2a2a tactical:c62f35:e8edf6 rifle phones
Firebreak m soldier full:c9582a tactical:5a3a2a:ff8a2a flame
Battery f soldier bob:f07fc0 tactical:3a4a6a:7ce8ff cannon goggles
武器箱 thing safe 2e6c94 ffb03d
`
export const VALORANT = `
狂徒 gun ak
幻影 gun m4
冥驹 gun sniper
正义/鬼魅 gun pistol
骇灵 gun smg
狂怒 gun pistol
战神 gun lmg
爪刀 blade karambit
蝴蝶刀 blade butterfly
折刀 blade dagger
短刀 blade dagger
锤 blade hammer
鬼丸 blade katana c62f35 ffb02e
折扇 blade fan
拳套 blade fist
剑 blade sword
归墟 近战 blade karambit 22404a 7cffd0
夜市 thing gift
特工契约 thing card
`
export const QQ_SPEED = `
至曜天使 car angel e8edf6 ffcf55
幻界 car kart 8a3fe0 7ce8ff
极影 car kart 22202e e0384e
传世冰凰 car angel 5fb8f0 e8f6ff
圣洁天翼 car angel f4f6fb 8fb4ff
冥皇 car dragon 3a2440 b06fff
天启 car kart e8b83a e0384e
银河流星 car kart 3a3fae 7ce8ff
幽冥龙皇 car dragon 2a4a3a 5fffb0
光速传说 car super e8edf6 3fe0ff
齐天大圣 car kart e0384e ffcf55
星穹主宰 car dragon 4a3fae ffcf55
锦衣卫 car sport 8a1f2a ffcf55
黑武士 car sport 22202e c8d0e2
赤焰龙尊 car dragon d0303a ffb02e
冰魄 car sport 7fc8f0 e8f6ff
剃刀 car sport c8d0e2 e0384e
极光之翼 car angel 3fc8a8 9fffe0
疾风骁将 car sport 3f9a6a ffcf55
金刚狼 car sport e8b83a 22202e
暗夜魅影 car sport 3a2440 c06fff
白色恶魔 car sport f4f6fb e0384e
绯红之月 car sport c62f4a ffd0e6
雷诺 car sedan ffd23f 22202e
天蝎座 car sport 5a2f9a ff7fd0
银色闪电 car sport c8d0e2 7ce8ff
影舞者 car moto 2a2440 ff5f9f
麒麟 car dragon e0702a ffcf55
冰雪精灵 egg bfe6ff 5fa8f0 crown
小龙女 f support loops:22202e robe:e8eefc:9fd0ff ribbon
星际战士 m soldier full:5a6ad8 armour:5a6ad8:7ce8ff rifle
暗夜玫瑰 f support long:3a1f2e dress:3a1a2e:e0384e rose
白马王子 m warrior short:f0d88a suit:e8eefc:ffcf55 rose crown
独角兽 beast horse f4f0fb c9a8ff
九尾灵狐 beast fox f4b0c0 ff7fa6
樱花和服 f support bun:5a3a2a kimono:f7a8c0:fff0f4 umbrella flower
圣诞鹿角 m support short:8a5a3a hoodie:c62f35:fff0e8 gift antlers
国庆礼服 garment suit d0303a ffcf55
机甲小熊 beast bear 8fa8c8 7ce8ff
天使之翼 f support long:f4dca0 dress:f4f6fb:ffcf55 orb wings halo
A车 car sport e3218e 41f1ff
改装道具 thing chest
驾照 thing card 3a8de6 ffcf55
`
