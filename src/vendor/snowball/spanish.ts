// From snowball-stemmers 0.6.0 (see LICENSE), as its generator wrote it but for the syntax.
import { type Among, SnowballProgram } from './snowball-program.ts'

const a_0: Among[] = [
  ['', -1, 6],
  ['á', 0, 1],
  ['é', 0, 2],
  ['í', 0, 3],
  ['ó', 0, 4],
  ['ú', 0, 5],
]
const a_1: Among[] = [
  ['la', -1, -1],
  ['sela', 0, -1],
  ['le', -1, -1],
  ['me', -1, -1],
  ['se', -1, -1],
  ['lo', -1, -1],
  ['selo', 5, -1],
  ['las', -1, -1],
  ['selas', 7, -1],
  ['les', -1, -1],
  ['los', -1, -1],
  ['selos', 10, -1],
  ['nos', -1, -1],
]
const a_2: Among[] = [
  ['ando', -1, 6],
  ['iendo', -1, 6],
  ['yendo', -1, 7],
  ['ándo', -1, 2],
  ['iéndo', -1, 1],
  ['ar', -1, 6],
  ['er', -1, 6],
  ['ir', -1, 6],
  ['ár', -1, 3],
  ['ér', -1, 4],
  ['ír', -1, 5],
]
const a_3: Among[] = [
  ['ic', -1, -1],
  ['ad', -1, -1],
  ['os', -1, -1],
  ['iv', -1, 1],
]
const a_4: Among[] = [
  ['able', -1, 1],
  ['ible', -1, 1],
  ['ante', -1, 1],
]
const a_5: Among[] = [
  ['ic', -1, 1],
  ['abil', -1, 1],
  ['iv', -1, 1],
]
const a_6: Among[] = [
  ['ica', -1, 1],
  ['ancia', -1, 2],
  ['encia', -1, 5],
  ['adora', -1, 2],
  ['osa', -1, 1],
  ['ista', -1, 1],
  ['iva', -1, 9],
  ['anza', -1, 1],
  ['logía', -1, 3],
  ['idad', -1, 8],
  ['able', -1, 1],
  ['ible', -1, 1],
  ['ante', -1, 2],
  ['mente', -1, 7],
  ['amente', 13, 6],
  ['ación', -1, 2],
  ['ución', -1, 4],
  ['ico', -1, 1],
  ['ismo', -1, 1],
  ['oso', -1, 1],
  ['amiento', -1, 1],
  ['imiento', -1, 1],
  ['ivo', -1, 9],
  ['ador', -1, 2],
  ['icas', -1, 1],
  ['ancias', -1, 2],
  ['encias', -1, 5],
  ['adoras', -1, 2],
  ['osas', -1, 1],
  ['istas', -1, 1],
  ['ivas', -1, 9],
  ['anzas', -1, 1],
  ['logías', -1, 3],
  ['idades', -1, 8],
  ['ables', -1, 1],
  ['ibles', -1, 1],
  ['aciones', -1, 2],
  ['uciones', -1, 4],
  ['adores', -1, 2],
  ['antes', -1, 2],
  ['icos', -1, 1],
  ['ismos', -1, 1],
  ['osos', -1, 1],
  ['amientos', -1, 1],
  ['imientos', -1, 1],
  ['ivos', -1, 9],
]
const a_7: Among[] = [
  ['ya', -1, 1],
  ['ye', -1, 1],
  ['yan', -1, 1],
  ['yen', -1, 1],
  ['yeron', -1, 1],
  ['yendo', -1, 1],
  ['yo', -1, 1],
  ['yas', -1, 1],
  ['yes', -1, 1],
  ['yais', -1, 1],
  ['yamos', -1, 1],
  ['yó', -1, 1],
]
const a_8: Among[] = [
  ['aba', -1, 2],
  ['ada', -1, 2],
  ['ida', -1, 2],
  ['ara', -1, 2],
  ['iera', -1, 2],
  ['ía', -1, 2],
  ['aría', 5, 2],
  ['ería', 5, 2],
  ['iría', 5, 2],
  ['ad', -1, 2],
  ['ed', -1, 2],
  ['id', -1, 2],
  ['ase', -1, 2],
  ['iese', -1, 2],
  ['aste', -1, 2],
  ['iste', -1, 2],
  ['an', -1, 2],
  ['aban', 16, 2],
  ['aran', 16, 2],
  ['ieran', 16, 2],
  ['ían', 16, 2],
  ['arían', 20, 2],
  ['erían', 20, 2],
  ['irían', 20, 2],
  ['en', -1, 1],
  ['asen', 24, 2],
  ['iesen', 24, 2],
  ['aron', -1, 2],
  ['ieron', -1, 2],
  ['arán', -1, 2],
  ['erán', -1, 2],
  ['irán', -1, 2],
  ['ado', -1, 2],
  ['ido', -1, 2],
  ['ando', -1, 2],
  ['iendo', -1, 2],
  ['ar', -1, 2],
  ['er', -1, 2],
  ['ir', -1, 2],
  ['as', -1, 2],
  ['abas', 39, 2],
  ['adas', 39, 2],
  ['idas', 39, 2],
  ['aras', 39, 2],
  ['ieras', 39, 2],
  ['ías', 39, 2],
  ['arías', 45, 2],
  ['erías', 45, 2],
  ['irías', 45, 2],
  ['es', -1, 1],
  ['ases', 49, 2],
  ['ieses', 49, 2],
  ['abais', -1, 2],
  ['arais', -1, 2],
  ['ierais', -1, 2],
  ['íais', -1, 2],
  ['aríais', 55, 2],
  ['eríais', 55, 2],
  ['iríais', 55, 2],
  ['aseis', -1, 2],
  ['ieseis', -1, 2],
  ['asteis', -1, 2],
  ['isteis', -1, 2],
  ['áis', -1, 2],
  ['éis', -1, 1],
  ['aréis', 64, 2],
  ['eréis', 64, 2],
  ['iréis', 64, 2],
  ['ados', -1, 2],
  ['idos', -1, 2],
  ['amos', -1, 2],
  ['ábamos', 70, 2],
  ['áramos', 70, 2],
  ['iéramos', 70, 2],
  ['íamos', 70, 2],
  ['aríamos', 74, 2],
  ['eríamos', 74, 2],
  ['iríamos', 74, 2],
  ['emos', -1, 1],
  ['aremos', 78, 2],
  ['eremos', 78, 2],
  ['iremos', 78, 2],
  ['ásemos', 78, 2],
  ['iésemos', 78, 2],
  ['imos', -1, 2],
  ['arás', -1, 2],
  ['erás', -1, 2],
  ['irás', -1, 2],
  ['ís', -1, 2],
  ['ará', -1, 2],
  ['erá', -1, 2],
  ['irá', -1, 2],
  ['aré', -1, 2],
  ['eré', -1, 2],
  ['iré', -1, 2],
  ['ió', -1, 2],
]
const a_9: Among[] = [
  ['a', -1, 1],
  ['e', -1, 2],
  ['o', -1, 1],
  ['os', -1, 1],
  ['á', -1, 1],
  ['é', -1, 2],
  ['í', -1, 1],
  ['ó', -1, 1],
]
const g_v = [17, 65, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 4, 10]

export class SpanishStemmer extends SnowballProgram {
  private I_p2 = 0
  private I_p1 = 0
  private I_pV = 0

  private r_mark_regions(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_6 = 0
    let v_8 = 0
    this.I_pV = this.limit
    this.I_p1 = this.limit
    this.I_p2 = this.limit
    v_1 = this.cursor
    lab0: do {
      lab1: do {
        v_2 = this.cursor
        lab2: do {
          if (!this.in_grouping(g_v, 97, 252)) break lab2
          lab3: do {
            v_3 = this.cursor
            lab4: do {
              if (!this.out_grouping(g_v, 97, 252)) break lab4
              golab5: while (true) {
                lab6: do {
                  if (!this.in_grouping(g_v, 97, 252)) break lab6
                  break golab5
                } while (false)
                if (this.cursor >= this.limit) break lab4
                this.cursor++
              }
              break lab3
            } while (false)
            this.cursor = v_3
            if (!this.in_grouping(g_v, 97, 252)) break lab2
            golab7: while (true) {
              lab8: do {
                if (!this.out_grouping(g_v, 97, 252)) break lab8
                break golab7
              } while (false)
              if (this.cursor >= this.limit) break lab2
              this.cursor++
            }
          } while (false)
          break lab1
        } while (false)
        this.cursor = v_2
        if (!this.out_grouping(g_v, 97, 252)) break lab0
        lab9: do {
          v_6 = this.cursor
          lab10: do {
            if (!this.out_grouping(g_v, 97, 252)) break lab10
            golab11: while (true) {
              lab12: do {
                if (!this.in_grouping(g_v, 97, 252)) break lab12
                break golab11
              } while (false)
              if (this.cursor >= this.limit) break lab10
              this.cursor++
            }
            break lab9
          } while (false)
          this.cursor = v_6
          if (!this.in_grouping(g_v, 97, 252)) break lab0
          if (this.cursor >= this.limit) break lab0
          this.cursor++
        } while (false)
      } while (false)
      this.I_pV = this.cursor
    } while (false)
    this.cursor = v_1
    v_8 = this.cursor
    lab13: do {
      golab14: while (true) {
        lab15: do {
          if (!this.in_grouping(g_v, 97, 252)) break lab15
          break golab14
        } while (false)
        if (this.cursor >= this.limit) break lab13
        this.cursor++
      }
      golab16: while (true) {
        lab17: do {
          if (!this.out_grouping(g_v, 97, 252)) break lab17
          break golab16
        } while (false)
        if (this.cursor >= this.limit) break lab13
        this.cursor++
      }
      this.I_p1 = this.cursor
      golab18: while (true) {
        lab19: do {
          if (!this.in_grouping(g_v, 97, 252)) break lab19
          break golab18
        } while (false)
        if (this.cursor >= this.limit) break lab13
        this.cursor++
      }
      golab20: while (true) {
        lab21: do {
          if (!this.out_grouping(g_v, 97, 252)) break lab21
          break golab20
        } while (false)
        if (this.cursor >= this.limit) break lab13
        this.cursor++
      }
      this.I_p2 = this.cursor
    } while (false)
    this.cursor = v_8
    return true
  }

  private r_postlude(): boolean {
    let among_var = 0
    let v_1 = 0
    replab0: while (true) {
      v_1 = this.cursor
      lab1: do {
        this.bra = this.cursor
        among_var = this.find_among(a_0)
        if (among_var === 0) break lab1
        this.ket = this.cursor
        switch (among_var) {
          case 1:
            this.slice_from('a')
            break
          case 2:
            this.slice_from('e')
            break
          case 3:
            this.slice_from('i')
            break
          case 4:
            this.slice_from('o')
            break
          case 5:
            this.slice_from('u')
            break
          case 6:
            if (this.cursor >= this.limit) break lab1
            this.cursor++
            break
        }
        continue replab0
      } while (false)
      this.cursor = v_1
      break replab0
    }
    return true
  }

  private r_RV(): boolean {
    if (!(this.I_pV <= this.cursor)) return false
    return true
  }

  private r_R1(): boolean {
    if (!(this.I_p1 <= this.cursor)) return false
    return true
  }

  private r_R2(): boolean {
    if (!(this.I_p2 <= this.cursor)) return false
    return true
  }

  private r_attached_pronoun(): boolean {
    let among_var = 0
    this.ket = this.cursor
    if (this.find_among_b(a_1) === 0) return false
    this.bra = this.cursor
    among_var = this.find_among_b(a_2)
    if (among_var === 0) return false
    if (!this.r_RV()) return false
    switch (among_var) {
      case 1:
        this.bra = this.cursor
        this.slice_from('iendo')
        break
      case 2:
        this.bra = this.cursor
        this.slice_from('ando')
        break
      case 3:
        this.bra = this.cursor
        this.slice_from('ar')
        break
      case 4:
        this.bra = this.cursor
        this.slice_from('er')
        break
      case 5:
        this.bra = this.cursor
        this.slice_from('ir')
        break
      case 6:
        this.slice_del()
        break
      case 7:
        if (!this.eq_s_b('u')) return false
        this.slice_del()
        break
    }
    return true
  }

  private r_standard_suffix(): boolean {
    let among_var = 0
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    let v_5 = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_6)
    if (among_var === 0) return false
    this.bra = this.cursor
    switch (among_var) {
      case 1:
        if (!this.r_R2()) return false
        this.slice_del()
        break
      case 2:
        if (!this.r_R2()) return false
        this.slice_del()
        v_1 = this.limit - this.cursor
        lab0: do {
          this.ket = this.cursor
          if (!this.eq_s_b('ic')) {
            this.cursor = this.limit - v_1
            break lab0
          }
          this.bra = this.cursor
          if (!this.r_R2()) {
            this.cursor = this.limit - v_1
            break lab0
          }
          this.slice_del()
        } while (false)
        break
      case 3:
        if (!this.r_R2()) return false
        this.slice_from('log')
        break
      case 4:
        if (!this.r_R2()) return false
        this.slice_from('u')
        break
      case 5:
        if (!this.r_R2()) return false
        this.slice_from('ente')
        break
      case 6:
        if (!this.r_R1()) return false
        this.slice_del()
        v_2 = this.limit - this.cursor
        lab1: do {
          this.ket = this.cursor
          among_var = this.find_among_b(a_3)
          if (among_var === 0) {
            this.cursor = this.limit - v_2
            break lab1
          }
          this.bra = this.cursor
          if (!this.r_R2()) {
            this.cursor = this.limit - v_2
            break lab1
          }
          this.slice_del()
          switch (among_var) {
            case 1:
              this.ket = this.cursor
              if (!this.eq_s_b('at')) {
                this.cursor = this.limit - v_2
                break lab1
              }
              this.bra = this.cursor
              if (!this.r_R2()) {
                this.cursor = this.limit - v_2
                break lab1
              }
              this.slice_del()
              break
          }
        } while (false)
        break
      case 7:
        if (!this.r_R2()) return false
        this.slice_del()
        v_3 = this.limit - this.cursor
        lab2: do {
          this.ket = this.cursor
          among_var = this.find_among_b(a_4)
          if (among_var === 0) {
            this.cursor = this.limit - v_3
            break lab2
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              if (!this.r_R2()) {
                this.cursor = this.limit - v_3
                break lab2
              }
              this.slice_del()
              break
          }
        } while (false)
        break
      case 8:
        if (!this.r_R2()) return false
        this.slice_del()
        v_4 = this.limit - this.cursor
        lab3: do {
          this.ket = this.cursor
          among_var = this.find_among_b(a_5)
          if (among_var === 0) {
            this.cursor = this.limit - v_4
            break lab3
          }
          this.bra = this.cursor
          switch (among_var) {
            case 1:
              if (!this.r_R2()) {
                this.cursor = this.limit - v_4
                break lab3
              }
              this.slice_del()
              break
          }
        } while (false)
        break
      case 9:
        if (!this.r_R2()) return false
        this.slice_del()
        v_5 = this.limit - this.cursor
        lab4: do {
          this.ket = this.cursor
          if (!this.eq_s_b('at')) {
            this.cursor = this.limit - v_5
            break lab4
          }
          this.bra = this.cursor
          if (!this.r_R2()) {
            this.cursor = this.limit - v_5
            break lab4
          }
          this.slice_del()
        } while (false)
        break
    }
    return true
  }

  private r_y_verb_suffix(): boolean {
    let among_var = 0
    let v_1 = 0
    let v_2 = 0
    v_1 = this.limit - this.cursor
    if (this.cursor < this.I_pV) return false
    this.cursor = this.I_pV
    v_2 = this.limit_backward
    this.limit_backward = this.cursor
    this.cursor = this.limit - v_1
    this.ket = this.cursor
    among_var = this.find_among_b(a_7)
    if (among_var === 0) {
      this.limit_backward = v_2
      return false
    }
    this.bra = this.cursor
    this.limit_backward = v_2
    switch (among_var) {
      case 1:
        if (!this.eq_s_b('u')) return false
        this.slice_del()
        break
    }
    return true
  }

  private r_verb_suffix(): boolean {
    let among_var = 0
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    v_1 = this.limit - this.cursor
    if (this.cursor < this.I_pV) return false
    this.cursor = this.I_pV
    v_2 = this.limit_backward
    this.limit_backward = this.cursor
    this.cursor = this.limit - v_1
    this.ket = this.cursor
    among_var = this.find_among_b(a_8)
    if (among_var === 0) {
      this.limit_backward = v_2
      return false
    }
    this.bra = this.cursor
    this.limit_backward = v_2
    switch (among_var) {
      case 1:
        v_3 = this.limit - this.cursor
        lab0: do {
          if (!this.eq_s_b('u')) {
            this.cursor = this.limit - v_3
            break lab0
          }
          v_4 = this.limit - this.cursor
          if (!this.eq_s_b('g')) {
            this.cursor = this.limit - v_3
            break lab0
          }
          this.cursor = this.limit - v_4
        } while (false)
        this.bra = this.cursor
        this.slice_del()
        break
      case 2:
        this.slice_del()
        break
    }
    return true
  }

  private r_residual_suffix(): boolean {
    let among_var = 0
    let v_1 = 0
    let v_2 = 0
    this.ket = this.cursor
    among_var = this.find_among_b(a_9)
    if (among_var === 0) return false
    this.bra = this.cursor
    switch (among_var) {
      case 1:
        if (!this.r_RV()) return false
        this.slice_del()
        break
      case 2:
        if (!this.r_RV()) return false
        this.slice_del()
        v_1 = this.limit - this.cursor
        lab0: do {
          this.ket = this.cursor
          if (!this.eq_s_b('u')) {
            this.cursor = this.limit - v_1
            break lab0
          }
          this.bra = this.cursor
          v_2 = this.limit - this.cursor
          if (!this.eq_s_b('g')) {
            this.cursor = this.limit - v_1
            break lab0
          }
          this.cursor = this.limit - v_2
          if (!this.r_RV()) {
            this.cursor = this.limit - v_1
            break lab0
          }
          this.slice_del()
        } while (false)
        break
    }
    return true
  }

  override stem(): boolean {
    let v_1 = 0
    let v_2 = 0
    let v_3 = 0
    let v_4 = 0
    let v_5 = 0
    let v_6 = 0
    v_1 = this.cursor
    lab0: do {
      if (!this.r_mark_regions()) break lab0
    } while (false)
    this.cursor = v_1
    this.limit_backward = this.cursor
    this.cursor = this.limit
    v_2 = this.limit - this.cursor
    lab1: do {
      if (!this.r_attached_pronoun()) break lab1
    } while (false)
    this.cursor = this.limit - v_2
    v_3 = this.limit - this.cursor
    lab2: do {
      lab3: do {
        v_4 = this.limit - this.cursor
        lab4: do {
          if (!this.r_standard_suffix()) break lab4
          break lab3
        } while (false)
        this.cursor = this.limit - v_4
        lab5: do {
          if (!this.r_y_verb_suffix()) break lab5
          break lab3
        } while (false)
        this.cursor = this.limit - v_4
        if (!this.r_verb_suffix()) break lab2
      } while (false)
    } while (false)
    this.cursor = this.limit - v_3
    v_5 = this.limit - this.cursor
    lab6: do {
      if (!this.r_residual_suffix()) break lab6
    } while (false)
    this.cursor = this.limit - v_5
    this.cursor = this.limit_backward
    v_6 = this.cursor
    lab7: do {
      if (!this.r_postlude()) break lab7
    } while (false)
    this.cursor = v_6
    return true
  }
}
