import type { Article } from "../article.ts"

export const planoNoImpostoDeRenda = {
  slug: "plano-no-imposto-de-renda",
  title: "Plano de saúde no imposto de renda: o que o servidor deduz",
  excerpt:
    "Quem recebe ressarcimento deduz só a parte que ficou no próprio bolso. Veja a conta, quem entra na declaração e por que os informes têm de bater.",
  metaDescription:
    "O servidor deduz do imposto de renda a mensalidade do plano menos o que o órgão ressarciu. Veja a conta, os dependentes e os documentos.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["legislacao", "guias"],
  tags: ["mensalidade", "dependentes", "documentos", "sougov"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Você deduz só a parte que ficou no seu bolso: a sua mensalidade e a dos dependentes da declaração, sem teto, no modelo completo, menos o que o órgão ressarciu (Lei 9.250/1995, art. 8º). Quem pagou R$ 12.000 e recebeu R$ 2.400 de volta deduz R$ 9.600 (valores inventados para a conta). [IRP-01, IRP-02]</p>

<h2>O que entra na dedução</h2>
<p>Entram a mensalidade do seu plano e a de quem é dependente na sua declaração. A lei não fixa teto para essa despesa. A dedução existe no modelo completo. [IRP-01]</p>
<p>Por isso, antes de escolher o modelo, preencha as despesas e compare o resultado dos dois na tela do programa.</p>

<h2>O que sai da conta</h2>
<p>A parte ressarcida não é dedutível. Isso vale para o dinheiro que volta do órgão e para o que volta da operadora: [IRP-02]</p>
<ul>
<li><strong>Ressarcimento do órgão.</strong> No contracheque ele costuma aparecer com nomes como auxílio-saúde ou per capita.</li>
<li><strong>Reembolso da operadora.</strong> É o que ela devolve por consulta ou exame pago por você.</li>
</ul>
<p>Segundo a orientação de órgãos federais, o ressarcimento do Executivo federal não é tributável, não sofre contribuição ao PSS e não se incorpora à remuneração. [FED-19]</p>
<aside>
<p><strong>A mesma conta, por pessoa</strong></p>
<p>A mensalidade é de R$ 1.000: R$ 600 sua e R$ 400 do filho, que é seu dependente na declaração. O ressarcimento do órgão é de R$ 200 por mês.</p>
<p>Pago no ano: R$ 12.000. Ressarcido: R$ 2.400. Dedução: R$ 9.600.</p>
<p>Se o filho não for dependente na declaração, a parte dele sai: ficam R$ 7.200, menos o ressarcimento que corresponde a você. [IRP-02, IRP-03]</p>
</aside>

<h2>Dependente no plano, no imposto e no ressarcimento</h2>
<p>Ser dependente no plano não torna ninguém dependente no imposto de renda. O ressarcimento federal tem ainda uma terceira lista. Confira cada pessoa nas três colunas.</p>
<table>
<caption>Quem conta no plano, no imposto de renda e no ressarcimento do Executivo federal [CON-07, IRP-03, FED-13]</caption>
<thead>
<tr><th scope="col">Pessoa</th><th scope="col">Plano coletivo</th><th scope="col">Imposto de renda</th><th scope="col">Ressarcimento federal</th></tr>
</thead>
<tbody>
<tr><th scope="row">Cônjuge ou companheiro</th><td>Se o contrato previr</td><td>Se constar como dependente na declaração</td><td>Sim</td></tr>
<tr><th scope="row">Filho</th><td>Se o contrato previr</td><td>Até 21 anos</td><td>Menor de 21 anos, ou com invalidez ou deficiência</td></tr>
<tr><th scope="row">Filho estudante</th><td>Se o contrato previr</td><td>Até 24 anos, na faculdade ou em escola técnica</td><td>De 21 a 24 anos incompletos, dependente e em curso reconhecido pelo MEC</td></tr>
<tr><th scope="row">Pai e mãe</th><td>Se o contrato previr</td><td>Só dentro do limite de renda</td><td>Não</td></tr>
</tbody>
</table>
<p>O ex-cônjuge ou ex-companheiro com pensão alimentícia também conta no ressarcimento (IN GABIN/MGI 496/2025). [FED-13]</p>

<h2>Pais e filhos maiores</h2>
<p>Além do seu, só se deduz o plano de quem é dependente na declaração. Filho entra até 21 anos, ou até 24 se estiver na faculdade ou em escola técnica. Pai e mãe entram só se a renda deles couber no limite da lei (Lei 9.250/1995, art. 35). [IRP-03]</p>
<p>Veja o limite do ano no guia de perguntas e respostas da Receita. Veja ali também o caso do filho com deficiência ou incapacidade, que não conferimos. Se os seus pais estão no seu plano e não cabem no limite, a mensalidade deles fica fora da sua dedução. Há mais em <a href="/blog/plano-para-os-pais">plano para os pais</a>. [IRP-03]</p>

<h2>Cônjuge que declara separado</h2>
<p>Se o seu cônjuge entrega a própria declaração e não é dependente na sua, a parte dele no plano não entra na sua dedução, mesmo que o boleto seja um só. Peça à operadora o valor de cada pessoa. [IRP-01, IRP-03]</p>
<p>Se quem pagou foi você, veja no guia da Receita daquele ano se o seu cônjuge deduz a parte dele. Não conferimos essa regra.</p>

<h2>Onde lançar</h2>
<p>O plano vai na ficha de pagamentos do programa. Em geral, ela pede:</p>
<ol>
<li>o CNPJ de quem emitiu o informe, operadora ou administradora;</li>
<li>o valor pago no ano por pessoa, titular e dependente;</li>
<li>a parte ressarcida ou reembolsada, no campo próprio.</li>
</ol>
<p>Os códigos e os nomes dos campos mudam a cada ano. Use o manual da Receita do ano da sua declaração, e não uma captura de tela antiga.</p>

<h2>Os informes têm de bater</h2>
<p>Junte três papéis: o informe da operadora ou da administradora, o informe de rendimentos do órgão e os seus comprovantes. O total pago que está no primeiro tem de bater com os comprovantes. O ressarcimento que está no segundo é o que você desconta.</p>
<p>No Executivo federal, até 30 de maio você comprova no SouGov os pagamentos do ano anterior (IN GABIN/MGI 496/2025, art. 39). Quem tem GEAP ou Assefaz, com desconto em folha, está dispensado. Use os mesmos números no SouGov e na declaração. O passo a passo está em <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>. [FED-14, FED-16]</p>
<p>Se o boleto vem da administradora, peça o informe a ela. Se mudou de plano no meio do ano, peça um a cada emissor. Guarde tudo junto com a cópia da declaração.</p>
<p>Se você é do Judiciário ou do Ministério Público, o programa de saúde é outro, mas a parte ressarcida também sai da dedução. Veja <a href="/blog/auxilio-saude-judiciario-mp-legislativo">auxílio-saúde no Judiciário, no Ministério Público e no Legislativo</a>. [IRP-02, OUT-01]</p>
`,
} as const satisfies Article
