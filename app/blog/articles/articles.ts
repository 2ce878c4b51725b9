import type { Article } from "./article.ts"
import { auxilioSaudeJudiciarioMpLegislativo } from "./beneficios/auxilio-saude-judiciario-mp-legislativo.ts"
import { comoCompararPlanos } from "./beneficios/como-comparar-planos.ts"
import { ficarNaAutogestaoOuSair } from "./beneficios/ficar-na-autogestao-ou-sair.ts"
import { institutoEstadualEPlano } from "./beneficios/instituto-estadual-e-plano.ts"
import { planoNaAposentadoria } from "./beneficios/plano-na-aposentadoria.ts"
import { planoParaOsPais } from "./beneficios/plano-para-os-pais.ts"
import { planoParaPensionistas } from "./beneficios/plano-para-pensionistas.ts"
import { quemPodeSerDependente } from "./beneficios/quem-pode-ser-dependente.ts"
import { redeCredenciada } from "./beneficios/rede-credenciada.ts"
import { reembolsoDoServidorFederal } from "./beneficios/reembolso-do-servidor-federal.ts"
import { ressarcimentoNoSougov } from "./beneficios/ressarcimento-no-sougov.ts"
import { carencias } from "./direitos/carencias.ts"
import { comoOCorretorERemunerado } from "./direitos/como-o-corretor-e-remunerado.ts"
import { doencaPreexistente } from "./direitos/doenca-preexistente.ts"
import { fimDoContratoColetivo } from "./direitos/fim-do-contrato-coletivo.ts"
import { gravidezPartoEBebe } from "./direitos/gravidez-parto-e-bebe.ts"
import { oPlanoNegou } from "./direitos/o-plano-negou.ts"
import { portabilidadeDeCarencias } from "./direitos/portabilidade-de-carencias.ts"
import { prazosDeAtendimento } from "./direitos/prazos-de-atendimento.ts"
import { seusDadosNaCotacao } from "./direitos/seus-dados-na-cotacao.ts"
import { terapiasEAutismo } from "./direitos/terapias-e-autismo.ts"
import { contratoAntigo } from "./legislacao/contrato-antigo.ts"
import { faixasEtariasDaAns } from "./legislacao/faixas-etarias-da-ans.ts"
import { mudancaDeVinculo } from "./legislacao/mudanca-de-vinculo.ts"
import { planoColetivoPorAdesao } from "./legislacao/plano-coletivo-por-adesao.ts"
import { planoNoImpostoDeRenda } from "./legislacao/plano-no-imposto-de-renda.ts"
import { reajusteDePlanoColetivo } from "./legislacao/reajuste-de-plano-coletivo.ts"
import { servidorFederalPodeAbrirMei } from "./legislacao/servidor-federal-pode-abrir-mei.ts"
import { atraseiAMensalidade } from "./protecao/atrasei-a-mensalidade.ts"
import { comoLerAProposta } from "./protecao/como-ler-a-proposta.ts"
import { coparticipacaoEFranquia } from "./protecao/coparticipacao-e-franquia.ts"
import { emQualEntidadeMeFilio } from "./protecao/em-qual-entidade-me-filio.ts"
import { golpeDoBoletoFalso } from "./protecao/golpe-do-boleto-falso.ts"
import { planoDepoisDos59 } from "./protecao/plano-depois-dos-59.ts"
import { taxaDeAdesao } from "./protecao/taxa-de-adesao.ts"

/** Every article of the repository, newest first. `npm run articles` publishes them. */
export const articles: readonly Article[] = [
  oPlanoNegou,
  prazosDeAtendimento,
  atraseiAMensalidade,
  ressarcimentoNoSougov,
  gravidezPartoEBebe,
  planoParaOsPais,
  emQualEntidadeMeFilio,
  ficarNaAutogestaoOuSair,
  terapiasEAutismo,
  contratoAntigo,
  coparticipacaoEFranquia,
  auxilioSaudeJudiciarioMpLegislativo,
  planoNoImpostoDeRenda,
  mudancaDeVinculo,
  institutoEstadualEPlano,
  faixasEtariasDaAns,
  portabilidadeDeCarencias,
  planoColetivoPorAdesao,
  golpeDoBoletoFalso,
  reembolsoDoServidorFederal,
  carencias,
  doencaPreexistente,
  reajusteDePlanoColetivo,
  taxaDeAdesao,
  comoOCorretorERemunerado,
  servidorFederalPodeAbrirMei,
  seusDadosNaCotacao,
  comoCompararPlanos,
  fimDoContratoColetivo,
  planoNaAposentadoria,
  quemPodeSerDependente,
  redeCredenciada,
  comoLerAProposta,
  planoParaPensionistas,
  planoDepoisDos59,
]
