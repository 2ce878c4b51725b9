/** A form that our texts do not use, and what they say instead. */
type Rule = {
  not: RegExp
  say: string
  /** Where the form is right: what the specification prescribes, or what another sense of the word requires. */
  except?: RegExp
}

/** The voice sheet, for every visible text: pages, articles, mails, messages and the desk. */
export const voiceSheet: readonly Rule[] = [
  {
    not: /\bconsultori(a|as)\b/i,
    say: "corretora",
    // §1 prescribes the claim's title.
    except: /^Consultoria independente e imparcial$/,
  },
  { not: /\bsetor de pessoal\b|\bRH\b/, say: "gestão de pessoas" },
  {
    not: /\bfuncionári[oa]s? públic[oa]s?\b|\bservidor(es)? inativos?\b/i,
    say: "servidor da ativa, aposentado, pensionista",
  },
  { not: /\bquartos? (coletivo|individual)\b/i, say: "enfermaria, apartamento" },
  { not: /\bcarência de doença\b/i, say: "cobertura parcial temporária" },
  { not: /\b(a )?(ANS|lei|norma)\b (admite|pede)\b/i, say: "a lei limita, a ANS fixa, a norma exige" },
  { not: /\ba justiça garante\b/i, say: "a Terceira Turma do STJ decidiu; o STJ fixou a tese" },
  { not: /\bAutoridade Nacional\b/i, say: "Agência Nacional de Proteção de Dados (ANPD)" },
  // §2 prescribes the label.
  {
    not: /\bplano perfeito\b/i,
    say: "o plano para o seu caso",
    except: /^ENCONTRE O PLANO PERFEITO PARA VOCÊ$/,
  },
  { not: /\b(8|oito) estados\b/i, say: "7 estados e o Distrito Federal" },
  {
    not: /\baté (hoje\b|(amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo)(-feira)?, )/i,
    say: "ainda hoje, até as 16h20",
  },
  { not: /\bem breve\b|\bprazo curto\b/i, say: "the deadline itself" },
  { not: /\bvocê contrata o plano por adesão\b/i, say: "a entidade contrata; você adere" },
  { not: /\bclientes? fina(l|is)\b/i, say: "pessoa, vida" },
  { not: /\btaxinha\b/i, say: "taxa de adesão" },
  { not: /\bgrátis\b|\bsem custo extra\b/i, say: "who pays us" },
  { not: /\bnão deu (para|certo)\b/i, say: "não foi possível" },
  { not: /\breligar\b|\breligad[oa]\b/i, say: "reativar" },
  { not: /\b(guardar|gravar) (o |as |os |a )?(alterações|mudanças|expediente|horário)\b/i, say: "salvar" },
  { not: /\bsem dono\b|\bdono do lead\b/i, say: "sem responsável" },
  { not: /\bseu papel\b|\bpapel alterado\b/i, say: "perfil" },
  { not: /\bao vivo\b/i, say: "em tempo real" },
  {
    not: /\bcom sucesso\b|\bOps\b/i,
    say: "what happened, with a verb",
    // §2 and §8 prescribe these.
    except: /^(Mensagem Enviada com Sucesso!|Sucesso! Lead enviado|✅ Site ativado)/,
  },
  { not: /\bSUSEP\b/, say: "Susep" },
  { not: /\b[Pp]olítica de privacidade\b/, say: "Política de Privacidade" },
  {
    not: /\bnunca pede (pagamento|senha)|\bnunca pedimos|\bnão pedimos (pagamento|senha|código)/i,
    say: "scamWarning (app/leads/lead/scam-warning.ts)",
  },
  { not: /R\$\d|R\$ \d+,00\b|R\$ \d{4,}/, say: "R$ 1.200; R$ 869,08" },
  {
    not: /^(Dois|Duas|Três|Quatro|Cinco|Seis|Sete|Oito|Nove|Dez) [\p{Ll} ]{3,40}$/u,
    say: "a heading that names its subject",
  },
]

export function voiceFaults(text: string) {
  return voiceSheet.flatMap(({ not, say, except }) => {
    const [found] = not.exec(text) ?? []
    return found && !except?.test(text) ? [`“${found}”: say ${say}`] : []
  })
}
