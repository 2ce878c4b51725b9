import type { Article } from "./article.ts"
import { carencias } from "./carencias.ts"
import { comoCompararPlanos } from "./como-comparar-planos.ts"
import { comoLerAProposta } from "./como-ler-a-proposta.ts"
import { comoOCorretorERemunerado } from "./como-o-corretor-e-remunerado.ts"
import { doencaPreexistente } from "./doenca-preexistente.ts"
import { faixasEtariasDaAns } from "./faixas-etarias-da-ans.ts"
import { fimDoContratoColetivo } from "./fim-do-contrato-coletivo.ts"
import { golpeDoBoletoFalso } from "./golpe-do-boleto-falso.ts"
import { planoColetivoPorAdesao } from "./plano-coletivo-por-adesao.ts"
import { planoDepoisDos59 } from "./plano-depois-dos-59.ts"
import { planoNaAposentadoria } from "./plano-na-aposentadoria.ts"
import { planoParaPensionistas } from "./plano-para-pensionistas.ts"
import { portabilidadeDeCarencias } from "./portabilidade-de-carencias.ts"
import { quemPodeSerDependente } from "./quem-pode-ser-dependente.ts"
import { reajusteDePlanoColetivo } from "./reajuste-de-plano-coletivo.ts"
import { redeCredenciada } from "./rede-credenciada.ts"
import { reembolsoDoServidorFederal } from "./reembolso-do-servidor-federal.ts"
import { servidorFederalPodeAbrirMei } from "./servidor-federal-pode-abrir-mei.ts"
import { seusDadosNaCotacao } from "./seus-dados-na-cotacao.ts"
import { taxaDeAdesao } from "./taxa-de-adesao.ts"

/** Every article of the repository, newest first. `npm run articles` publishes them. */
export const articles: readonly Article[] = [
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
