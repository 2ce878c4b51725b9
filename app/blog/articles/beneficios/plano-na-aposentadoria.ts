import type { Article } from "../article.ts"

export const planoNaAposentadoria = {
  slug: "plano-na-aposentadoria",
  title: "Plano de saúde na aposentadoria: o que conferir antes do último dia",
  metaTitle: "Plano de saúde na aposentadoria: o que conferir antes",
  excerpt:
    "Continuar no plano depois de aposentado depende do seu vínculo. Veja a regra do empregado, a do servidor estatutário, os prazos de 30 e de 60 dias e o ressarcimento.",
  metaDescription:
    "Vai se aposentar no serviço público? Quem pode ficar no plano de saúde, os 30 dias para optar, os 60 dias da portabilidade e o que muda no ressarcimento.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["aposentadoria", "contrato", "portabilidade", "sougov"],
  pictureAlt: "Uma rede entre duas palmeiras, diante do mar e do sol que se põe.",
  publishedOn: "2026-09-10",
  reviewedOn: "2026-11-16",
  body: `
<p>Ficar no plano depende do seu vínculo. O empregado que contribuiu para o plano por 10 anos ou mais pode ficar nele sem limite de tempo, se pagar a mensalidade inteira e optar em até 30 dias do aviso formal do empregador. Para o servidor estatutário a Lei 9.656/1998 não dá a mesma garantia: vale o convênio, o contrato do órgão ou o estatuto da entidade. [APO-02, APO-03, APO-07]</p>

<h2>Veja quem contratou o plano</h2>
<p>O tipo de contratação está no contrato. Se você não o tem, peça uma cópia à operadora.</p>
<ul>
<li><strong>Autogestão ou contrato do órgão.</strong> A permanência do aposentado e o valor que ele paga estão no regulamento ou no convênio.</li>
<li><strong>Coletivo por adesão.</strong> O vínculo é com a entidade. Pergunte se ela mantém o aposentado como associado: quem perde o vínculo pode ser excluído do plano (RN 557/2022 da ANS, arts. 15 e 24). [CON-02, RES-06]</li>
<li><strong>Coletivo empresarial.</strong> O contrato é do empregador. Veja abaixo a regra do empregado.</li>
<li><strong>Individual ou familiar.</strong> Não depende do trabalho. A aposentadoria não muda o contrato.</li>
</ul>

<h2>Servidor estatutário</h2>
<p>A lei fala em vínculo empregatício (Lei 9.656/1998, arts. 30 e 31). O estatutário não tem nela garantia igual, e por isso a resposta está no documento do seu plano. Procure as palavras “aposentado” e “perda da condição” no regulamento. [APO-07]</p>

<h2>Empregado público pela CLT</h2>
<p>Quem contribuiu para o plano por causa do emprego tem o direito do art. 31 da lei. O prazo para optar é de 30 dias, contados do aviso formal do empregador (RN 488/2022 da ANS, art. 10). [APO-02, APO-03]</p>
<table>
<caption>Quanto tempo o empregado aposentado fica no plano (Lei 9.656/1998, art. 31; STJ, Tema 989) [APO-02, APO-04]</caption>
<thead><tr><th scope="col">Você contribuiu</th><th scope="col">Permanência, com a mensalidade inteira</th></tr></thead>
<tbody>
<tr><th scope="row">Por 10 anos ou mais</th><td>Sem limite de tempo</td></tr>
<tr><th scope="row">Por menos de 10 anos</th><td>1 ano para cada ano de contribuição</td></tr>
<tr><th scope="row">Nunca: só o empregador pagava</th><td>Sem esse direito, salvo contrato ou acordo coletivo</td></tr>
</tbody>
</table>
<p>Coparticipação não conta como contribuição, salvo contrato ou acordo coletivo em contrário (STJ, Tema 989). Ativos e aposentados ficam no mesmo plano, com a mesma cobertura e o mesmo modelo de preço; você passa a pagar também a parte do empregador. Pode haver troca de operadora, se essa igualdade for mantida (Tema 1.034). [APO-04, APO-05]</p>
<p>A permanência acaba se você entra em novo emprego que permita ter plano (Lei 9.656/1998, art. 30, § 5º). [APO-06]</p>

<h2>O que perguntar, e quando</h2>
<p>Com dez meses de antecedência, mande estas perguntas por escrito à gestão de pessoas e à operadora ou administradora:</p>
<ol>
<li>Ao me aposentar, continuo com a mesma cobertura e a mesma rede?</li>
<li>Quanto passo a pagar, por mim e por cada dependente?</li>
<li>Preciso declarar que quero ficar? Em que prazo?</li>
<li>A cobrança será na folha, por boleto ou por débito em conta?</li>
</ol>

<h2>Ressarcimento federal do aposentado</h2>
<p>No Executivo federal, a Instrução Normativa GABIN/MGI 496/2025 alcança também os aposentados do regime próprio, desde 1º de janeiro de 2026. O titular do plano deve ser você ou outra pessoa da lista da norma. O valor segue uma tabela de renda e idade (Portaria MGI 2.829/2024): se o provento for menor que a remuneração, refaça a conta. [FED-11, FED-12, FED-18]</p>
<p>A comprovação até 30 de maio continua, no SouGov, para quem recebe o ressarcimento. Veja como se faz em <a href="/blog/ressarcimento-no-sougov">ressarcimento: a tabela, o SouGov e o prazo</a>. [FED-14]</p>

<h2>Preço, idade e cidade</h2>
<p>Faça a conta com a renda de aposentado. Se você ainda não tem 59 anos, há mudança de faixa à frente. Nos contratos feitos desde 2004, a idade não encarece mais o plano a partir da última faixa, e o reajuste anual continua (RN 563/2022 da ANS, art. 2º; Lei 10.741/2003, art. 15). As idades e os limites estão no artigo sobre <a href="/blog/faixas-etarias-da-ans">as dez faixas etárias</a>. [IDA-01, IDA-05]</p>
<p>Se pretende mudar de cidade, consulte a rede do plano no novo endereço antes de decidir.</p>

<h2>Se for preciso trocar de plano</h2>
<p>A aposentadoria que tira você do plano abre 60 dias para a portabilidade, contados do dia em que você soube. Nesse caso não há prazo mínimo de permanência nem faixa de preço. A operadora antiga deve informar o começo e o fim do prazo (RN 438/2018 da ANS, art. 8º). [POR-05, POR-15]</p>
<p>Quem tinha menos de 300 dias de plano cumpre no novo a carência que faltava. Quem cumpria cobertura parcial temporária cumpre o resto dela. Não se preenche declaração de saúde, salvo para coberturas que o plano antigo não tinha. O roteiro está em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-06, POR-14]</p>
<p>Não cancele o plano atual antes de o novo começar.</p>

<h2>O último mês e o primeiro boleto</h2>
<ul>
<li>Troque o e-mail e o telefone do trabalho pelos seus no cadastro da operadora, da administradora e do SouGov.</li>
<li>Baixe o contrato, os comprovantes de pagamento e a declaração de tempo de plano.</li>
<li>Anote o nome e o CNPJ de quem vai emitir a cobrança.</li>
<li>Marque na agenda o primeiro vencimento fora da folha.</li>
</ul>
<p>Se o boleto não chegar, peça a segunda via pelo aplicativo ou pelo telefone da carteirinha. Boleto que a operadora não enviou não conta como atraso (RN 593/2023 da ANS, art. 4º). Se a cobrança vier por mensagem, veja antes <a href="/blog/golpe-do-boleto-falso">como reconhecer o boleto falso</a>. [CAN-10]</p>
`,
} as const satisfies Article
